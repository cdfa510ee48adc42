/** What names of fields usually say about where they lead, where nothing else says it. */

/** Does a field of this name usually lead to the object that holds this one? Only a guess: a query has to show it. */
export function mayLeadUp(name: string): boolean {
  return /^[#_$]*(parent|up|above|owner|container|enclosing|previous|prev|predecessor|before)(node|entry|_)?$/i.test(
    name,
  );
}

/** Does a field of this name usually lead to an object that others lead to as well? */
export function mayLeadToEnd(name: string): boolean {
  return /^[#_$]*(tail|last|end|rear|back|bottom|oldest|current|cursor)/i.test(name);
}
