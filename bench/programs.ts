/**
 * The programs of the evaluator's benchmarks. Each exports `main(rounds, seed)`; the seed is 2 under run, and one of 0 … 3 under
 * follow and merge, where each round has one branch on it.
 */

export interface BenchmarkProgram {
  readonly name: string;
  readonly text: string;
  /** Rounds under run; under follow and merge there are fewer. */
  readonly rounds: number;
}

export const programs: readonly BenchmarkProgram[] = [
  {
    name: 'arithmetic loop',
    rounds: 400_000,
    text: `
      export function main(rounds, seed) {
        let a = 1;
        let b = 0;
        for (let i = 0; i < rounds; i++) {
          a = (a * 16807) % 2147483647;
          b = (b ^ a) & 65535;
          if (a % 3 === 0) b += i % 7;
          if (seed > 1) b -= 1;
        }
        return b;
      }`,
  },
  {
    name: 'tree insertions',
    rounds: 50_000,
    text: `
      class Node {
        left = null;
        right = null;
        constructor(key) {
          this.key = key;
        }
      }
      class Tree {
        root = null;
        size = 0;
        insert(key) {
          if (this.root === null) {
            this.root = new Node(key);
            this.size++;
            return true;
          }
          let node = this.root;
          for (;;) {
            if (key === node.key) return false;
            const next = key < node.key ? node.left : node.right;
            if (next === null) break;
            node = next;
          }
          if (key < node.key) node.left = new Node(key);
          else node.right = new Node(key);
          this.size++;
          return true;
        }
      }
      export function main(rounds, seed) {
        const tree = new Tree();
        let key = 1;
        for (let i = 0; i < rounds; i++) {
          key = (key * 16807) % 2147483647;
          tree.insert(key);
          if (seed > 1) tree.size += 1;
        }
        return tree.size;
      }`,
  },
  {
    name: 'closures and arrays',
    rounds: 20_000,
    text: `
      const compose = (f, g) => (x) => f(g(x));
      export function main(rounds, seed) {
        let total = 0;
        for (let i = 0; i < rounds; i++) {
          const list = [i, i + 1, i + 2, i + 3];
          const add = compose((x) => x + i, (x) => x * 2);
          total += list.map(add).filter((x) => x % 2 === 0).reduce((sum, x) => sum + x, 0);
          const [first, ...rest] = list;
          for (const x of rest) total -= x - first;
          if (seed > 1) total += 1;
        }
        return total;
      }`,
  },
  {
    name: 'Map and Set',
    rounds: 100_000,
    text: `
      export function main(rounds, seed) {
        const map = new Map();
        const set = new Set();
        let found = 0;
        for (let i = 0; i < rounds; i++) {
          const key = 'k' + (i % 97);
          map.set(key, (map.get(key) ?? 0) + 1);
          if (set.has(i % 89)) found++;
          set.add(i % 101);
          if (i % 5 === 0) set.delete(i % 61);
          if (seed > 1) found++;
        }
        for (const [key, count] of map) found += count + key.length;
        return found + set.size;
      }`,
  },
  {
    name: 'string building',
    rounds: 50_000,
    text: `
      export function main(rounds, seed) {
        let text = '';
        let count = 0;
        for (let i = 0; i < rounds; i++) {
          text += \`\${i % 10}-\${text.length % 7};\`;
          if (text.charCodeAt(text.length - 2) === 51) count++;
          if (text.length > 200) text = text.slice(100).toUpperCase();
          if (seed > 1) count++;
        }
        return text + count;
      }`,
  },
];
