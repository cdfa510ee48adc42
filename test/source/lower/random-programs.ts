/**
 * Random programs for comparing the lowering with node. They are made to hit what is easily got wrong: scopes and dead
 * zones, captured loop variables, jumps out of nested try, finally and for-of, generators that are closed early,
 * destructuring that fails half way. Every loop and call burns fuel, so every program ends.
 */

/** A small generator of pseudo-random numbers (mulberry32): the same seed gives the same program everywhere. */
export function randomNumbers(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

const PRELUDE = `var fuel = 150; function burn() { if (fuel-- < 0) throw 'fuel'; }
function it(n, bad) { var i = 0; return { [Symbol.iterator]() { return this; },
  next() { burn(); log('next', i); if (bad === 1 && i === 1) throw 'next fails'; return { done: i >= n, value: i++ }; },
  return(v) { log('return'); if (bad === 2) throw 'return fails'; return bad === 3 ? 1 : {}; } }; }
var o = { n: 1, get g() { log('get g'); return this.n; }, set g(v) { log('set g', typeof v); this.n = 2; }, m(x) { log('m'); return x; } };
function show(e) { return e instanceof Error ? e.constructor.name : e; }
`;

interface Place {
  readonly depth: number;
  readonly isGenerator: boolean;
  readonly isFunction: boolean;
  /** Labels and whether they are loops; the empty label is any loop or switch. */
  readonly jumps: readonly { readonly label: string; readonly isLoop: boolean }[];
  /** Names that the innermost block declares. */
  readonly declared: Set<string>;
}

export function randomProgram(seed: number): string {
  const random = randomNumbers(seed);
  let labels = 0;
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const name = (): string => pick(['a', 'b', 'c', 'd', 'x', 'v']);
  const top: Place = { depth: 4, isGenerator: false, isFunction: false, jumps: [], declared: new Set() };
  const names = pick(['', 'var a = 1, b = 2, c = 3, d = 4, x = 5;', 'let a = 1, b, c = 3, d = 4, x = 5;']);
  return `${PRELUDE}var v = 0; ${names} try {\n${block(top, 6)}\n} catch (e) { log('top', show(e)); }\nlog('end', v);`;

  /** `taken` are names that the block may not declare: those of parameters and catch clauses. */
  function block(place: Place, statements: number, taken: readonly string[] = []): string {
    const inner = { ...place, depth: place.depth - 1, declared: new Set(taken) };
    return Array.from({ length: 1 + random(statements) }, () => statement(inner)).join('\n');
  }

  function statement(place: Place): string {
    if (place.depth <= 0) return simple(place);
    switch (random(16)) {
      case 0:
        return `if (${expression(place, 2)}) { ${block(place, 3)} } else { ${block(place, 2)} }`;
      case 1:
        return loop(place, (head) => `for (${pick(['let', 'let', 'const'])} ${name()} of ${head})`);
      case 2:
        return loop(place, (head) => `for (const [${name()} = ${expression(place, 1)}] of [${head}, [1], []])`);
      case 3: {
        const index = pick(['a', 'i', 'x']);
        return loop(place, () => `for (let ${index} = 0; (burn(), ${index} < ${1 + random(3)}); ${index}++)`);
      }
      case 4:
        return loop(place, () => `while ((burn(), ${expression(place, 1)}))`);
      case 5:
        return loop(place, () => `for (${pick(['var v', 'v', 'o.n', 'const k', 'let a'])} in { p: 1, q: 2 })`);
      case 6:
      case 7:
        return tryStatement(place);
      case 8:
        return switchStatement(place);
      case 9: {
        const label = `l${labels++}`;
        return `${label}: { ${block({ ...place, jumps: [...place.jumps, { label, isLoop: false }] }, 3)} }`;
      }
      case 10:
        return functionDeclaration(place);
      case 11:
        return classDeclaration(place);
      case 12:
        return `{ ${block(place, 3)} }`;
    }
    return simple(place);
  }

  function loop(place: Place, head: (iterable: string) => string): string {
    const label = `l${labels++}`;
    const jumps = [...place.jumps, { label, isLoop: true }, { label: '', isLoop: true }];
    return `${label}: ${head(iterable())} { burn(); ${block({ ...place, jumps }, 3)} }`;
  }

  function iterable(): string {
    return pick(['[1, 2]', `it(${random(4)}, ${random(5)})`, `gen(${random(3)})`, "'xy'"]).replace(
      /gen\((\d)\)/,
      '(function* () { try { yield $1; yield 7; } finally { log("gen closed"); } })()',
    );
  }

  function tryStatement(place: Place): string {
    const body = block(place, 3);
    const handler = pick([
      `catch (e) { log('caught', show(e)); ${block(place, 2)} }`,
      `catch { ${block(place, 2)} }`,
      `catch (x) { log(show(x), (() => show(x))()); }`,
      '',
    ]);
    const cleanup = handler === '' || random(2) === 0 ? `finally { log('finally'); ${block(place, 2)} }` : '';
    return `try { ${body} } ${handler} ${cleanup}`;
  }

  function switchStatement(place: Place): string {
    const jumps = [...place.jumps, { label: '', isLoop: false }];
    const inner: Place = { ...place, jumps, depth: place.depth - 1, declared: new Set() };
    const clause = (head: string): string => `${head}: ${statement(inner)} ${random(2) ? 'break;' : ''}`;
    const clauses = [clause('case 0'), clause(`case +(${expression(place, 1)})`), clause('default'), clause('case 2')];
    return `switch (${pick(['0', '1', '2', expression(place, 1)])}) { ${clauses.slice(random(3)).join(' ')} }`;
  }

  function functionDeclaration(place: Place): string {
    const f = pick(['f', 'g', 'h']);
    if (place.declared.has(f)) return simple(place);
    place.declared.add(f);
    const isGenerator = random(3) === 0;
    const parameters = pick(['', 'a', 'a, b = a', '{ n: a } = o', '...[a, b]', 'a = () => v']);
    const body = block({ ...place, isGenerator, isFunction: true, jumps: [], declared: new Set() }, 3, ['a', 'b']);
    const uses = isGenerator
      ? `for (const y of ${f}(1)) { log('y', typeof y); if (y === 1) break; }`
      : `log(show(${f}(1)));`;
    return `function${isGenerator ? '*' : ''} ${f}(${parameters}) { burn(); ${body} } ${uses}`;
  }

  function classDeclaration(place: Place): string {
    const c = pick(['C', 'D']);
    if (place.declared.has(c)) return simple(place);
    place.declared.add(c);
    const method = block({ ...place, isGenerator: false, isFunction: true, jumps: [], declared: new Set() }, 2);
    const base = pick(['', '', ` extends ${c === 'C' ? 'D' : 'C'}`, ' extends Object']);
    return `class ${c}${base} { p = ${expression(place, 1, false)}; static q = ${expression(place, 1, false)}; #z = 1; m() { burn(); this.#z++; ${method} } static s() { return ${c}.name; } } log(${c}.s(), typeof new ${c}().m());`;
  }

  function simple(place: Place): string {
    switch (random(10)) {
      case 0:
      case 1:
      case 2: {
        const kind = pick(['let', 'const', 'let', 'var']);
        const n = kind === 'var' ? 'v' : pick(['a', 'b', 'c', 'd', 'x']);
        if (place.declared.has(n) || (kind === 'var' && !place.isFunction && place.depth < 3)) return 'v++;';
        if (kind !== 'var') place.declared.add(n);
        return `${kind} ${n} = ${expression(place, 2)};`;
      }
      case 3:
        return jump(place);
      case 4:
        return `throw ${expression(place, 1)};`;
      case 5:
        return `[${pick(['v', 'o.n', 'o.g', 'a'])}, ${pick(['v = 3', 'o[v]', 'b'])}] = ${pick([iterable(), '[1]', '5', '[2, 3]'])};`;
      case 6:
        return `({ n: ${pick(['v', 'o.g', 'a = 1'])}, ...${pick(['v', 'o.r'])} } = ${pick(['o', '{ n: 4, z: 5 }', 'null'])});`;
    }
    return `log(show(${expression(place, 3)}));`;
  }

  function jump(place: Place): string {
    const options = place.jumps.flatMap(({ label, isLoop }) => {
      if (label === '') return isLoop ? ['break;', 'continue;'] : ['break;'];
      return isLoop ? [`break ${label};`, `continue ${label};`] : [`break ${label};`];
    });
    // `continue` without a label needs a loop inside the function, which a switch is not
    const inLoop = place.jumps.some(({ isLoop }) => isLoop);
    const allowed = options.filter((option) => option !== 'continue;' || inLoop);
    if (place.isFunction) allowed.push(`return ${expression(place, 1)};`);
    return allowed.length === 0 ? 'v += 1;' : `if (${expression(place, 1)}) ${pick(allowed)}`;
  }

  function expression(place: Place, depth: number, mayYield = place.isGenerator): string {
    if (depth <= 0) return pick(['1', '0', "'s'", 'v', name(), 'null', 'o.n']);
    const sub = (): string => expression(place, depth - 1, mayYield);
    switch (random(22)) {
      case 0:
        return `(${sub()} + ${sub()})`;
      case 1:
        return `(${sub()} ${pick(['&&', '||', '??'])} (${sub()}))`.replace(/\?\? \(/, '?? (');
      case 2:
        return `(${sub()} ? ${sub()} : ${sub()})`;
      case 3:
        return `(${name()} ${pick(['=', '+=', '||=', '??=', '-='])} ${sub()})`;
      case 4:
        return `${pick(['v', name()])}${pick(['++', '--'])}`;
      case 5:
        return `(burn(), () => ${sub().replace(/yield/g, 'typeof')})()`;
      case 6:
        return `[${sub()}, ${sub()}].length`;
      case 7:
        return `o.${pick(['g', 'n', 'g', 'z'])}`;
      case 8:
        return `(o.${pick(['g', 'n'])} ${pick(['=', '+=', '&&=', '??='])} ${sub()})`;
      case 9:
        return mayYield ? `(yield ${sub()})` : `typeof ${name()}`;
      case 10:
        return mayYield ? `(yield* ${iterable()})` : sub();
      case 11:
        return `o.m(${sub()})`;
      case 12:
        return `o?.${pick(['z', 'm', 'n'])}?.(${sub()})`.replace('n?.', 'q?.');
      case 13:
        return `\`\${typeof ${sub()}}\``;
      case 14:
        return `(fs = () => ${name()}, fs)()`.replace(/fs/g, 'o.k');
      case 15:
        return `((p, ...q) => { burn(); try { return ${sub().replace(/yield\*?/g, 'void')} } finally { v++; } })(...${iterable()})`;
      case 16:
        return `(${name()}, ${sub()})`;
      case 17:
        return `[...${iterable()}].length`;
    }
    return sub();
  }
}
