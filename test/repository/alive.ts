/**
 * What of `src` is in use: declarations at the top level of its files that something leads to, beginning with what the entries
 * export and with statements that run when a file is loaded; and members of classes that something mentions. Tests are no use of
 * anything.
 */

import ts from 'typescript';

/** Where the world outside comes in: packages, browsers, the command, threads, processes, hooks of the loader, and specs. */
const ENTRIES: readonly string[] = [
  'src/index.ts',
  'src/browser.ts',
  'src/cli/main.ts',
  'src/node/thread.ts',
  'src/engine/real/main.ts',
  'src/engine/real/hooks.ts',
  'src/spec/index.ts',
  'src/abstractions/index.ts',
  'src/relations/index.ts',
];

/** path → text of files that use each other; other modules are left open. */
export function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = { noLib: true, types: [], module: ts.ModuleKind.NodeNext };
  const files = new Map<string, ts.SourceFile>();
  for (const [path, text] of texts)
    files.set(`/${path}`, ts.createSourceFile(`/${path}`, text, ts.ScriptTarget.Latest));
  return ts.createProgram([...files.keys()], options, {
    getSourceFile: (path) => files.get(path),
    fileExists: (path) => files.has(path),
    readFile: (path) => texts.get(path.slice(1)),
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  });
}

function isInSrc(file: ts.SourceFile): boolean {
  return file.fileName.startsWith('/src/');
}

/** `file: name` of every declaration of `src` that nothing leads to; whatever is not in `src` is a user of it. */
export function unusedDeclarations(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const declared = new Map<ts.Symbol, string>();
  const alive = new Set<ts.Symbol>();
  const waiting: ts.Node[] = [];

  const meant = (symbol: ts.Symbol | undefined): ts.Symbol | undefined =>
    symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const revive = (found: ts.Symbol | undefined): void => {
    const symbol = meant(found);
    if (symbol === undefined || alive.has(symbol)) return;
    alive.add(symbol);
    if (symbol.flags & ts.SymbolFlags.ValueModule) for (const one of checker.getExportsOfModule(symbol)) revive(one);
    else if (declared.has(symbol)) waiting.push(...symbol.declarations!);
  };
  /** Of a module that is imported while running, what the importing file has names for. */
  const imported = (specifier: ts.Node): void => {
    const module = checker.getSymbolAtLocation(specifier);
    if (module === undefined) return;
    const names = identifiersIn(specifier.getSourceFile());
    for (const one of checker.getExportsOfModule(module)) if (names.has(one.name)) revive(one);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      const owner = ts.isIdentifier(node.expression) ? meant(checker.getSymbolAtLocation(node.expression)) : undefined;
      if (owner === undefined || !(owner.flags & ts.SymbolFlags.ValueModule)) visit(node.expression);
      else revive(checker.getExportsOfModule(owner).find(({ name }) => name === node.name.text));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      imported(node.arguments[0]!);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      revive(checker.getShorthandAssignmentValueSymbol(node));
    } else if (ts.isIdentifier(node)) {
      if (!isKeyOfPattern(node)) revive(checker.getSymbolAtLocation(node));
    } else ts.forEachChild(node, visit);
  };

  const files = program.getSourceFiles();
  for (const file of files.filter(isInSrc))
    for (const name of file.statements.flatMap(namesIn)) {
      const symbol = checker.getExportSymbolOfSymbol(checker.getSymbolAtLocation(name)!);
      declared.set(symbol, `${file.fileName.slice(1)}: ${symbol.name}`);
    }
  for (const file of files) {
    if (ENTRIES.includes(file.fileName.slice(1))) revive(checker.getSymbolAtLocation(file));
    for (const statement of file.statements) if (!isInSrc(file) || namesIn(statement).length === 0) visit(statement);
  }
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) visit(node);
  return [...declared].flatMap(([symbol, name]) => (alive.has(symbol) ? [] : [name])).sort();
}

/** `file: Class.member` of members of classes whose name stands nowhere else in `src`, be it in text that becomes code. */
export function unusedMembers(program: ts.Program): string[] {
  const mentions = new Map<string, number>();
  const members: { name: string; where: string }[] = [];
  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (
      ts.isIdentifier(node) ||
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node)
    )
      for (const word of node.text.match(/\w+/g) ?? []) mentions.set(word, (mentions.get(word) ?? 0) + 1);
    if (ts.isClassElement(node) && node.name !== undefined && ts.isIdentifier(node.name)) {
      const owner = (node.parent as ts.ClassLikeDeclaration).name?.text ?? 'class';
      members.push({ name: node.name.text, where: `${file.fileName.slice(1)}: ${owner}.${node.name.text}` });
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of program.getSourceFiles().filter(isInSrc)) visit(file, file);
  const declarations = (name: string): number => members.filter((member) => member.name === name).length;
  return members.flatMap(({ name, where }) => (mentions.get(name)! > declarations(name) ? [] : [where])).sort();
}

/** The names that a statement declares. */
function namesIn(statement: ts.Statement): ts.Node[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isDeclaration && statement.name !== undefined ? [statement.name] : [];
}

function boundNames(name: ts.BindingName): ts.Node[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));
}

/** In `{ a: b } = o`, the `a`. */
function isKeyOfPattern(node: ts.Identifier): boolean {
  return ts.isBindingElement(node.parent) && node.parent.propertyName === node;
}

function identifiersIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
