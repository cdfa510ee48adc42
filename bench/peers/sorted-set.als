/** A sorted list before and after one call, and what the calls do to it. `bench/peers.ts` writes numbers in place of the words in capitals. */

open util/ordering[Value]

sig Value {}
sig Link { value: one Value, below, belowAfter: lone Link }
one sig List { head, headAfter: lone Link }

fun links: set Link { List.head.*below }
fun linksAfter: set Link { List.headAfter.*belowAfter }

pred sorted[list: set Link, edges: Link -> Link] {
  all link: list | link not in link.^edges and (some link.edges implies lt[link.value, link.edges.value])
}

pred valid { sorted[links, below] and #links =< SIZE }

pred insert[given: Value] {
  given in links.value implies {
    List.headAfter = List.head
    all link: links | link.belowAfter = link.below
  } else some fresh: Link - links {
    fresh.value = given
    let smaller = { link: links | lt[link.value, given] } | let largest = { link: smaller | link.below not in smaller } {
      some smaller implies {
        List.headAfter = List.head
        largest.belowAfter = fresh
        fresh.belowAfter = largest.below
      } else {
        List.headAfter = fresh
        fresh.belowAfter = List.head
      }
      all link: links - largest | link.belowAfter = link.below
    }
  }
}

pred delete[given: Value] {
  let found = { link: links | link.value = given } {
    List.headAfter = (some List.head & found implies found.below else List.head)
    all link: links - found | link.belowAfter = (some link.below & found implies found.below else link.below)
  }
}

insertKeepsOrder: check {
  all given: Value | valid and insert[given] implies sorted[linksAfter, belowAfter] and given in linksAfter.value
} for LINKS Link, exactly VALUES Value, BITS int

deleteKeepsOrder: check {
  all given: Value | valid and delete[given] implies sorted[linksAfter, belowAfter] and given not in linksAfter.value
} for LINKS Link, exactly VALUES Value, BITS int
