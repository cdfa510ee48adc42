/**
 * Mistakes made on purpose, one at a time, by operators on the syntax tree: those of MuJava that Dennis (2009, table 6.5) used. Arithmetic operators are
 * replaced (AOR), inserted (AOI: a minus before, ++ and -- before and after a use of an integer) and deleted (AOD); so are relational (ROR), conditional
 * (COR, COI, COD), shift (SOR), bitwise (LOR, LOI, LOD) and assignment operators (ASR).
 */

import ts from 'typescript';

export interface Mutant {
  readonly operator: 'AOR' | 'AOI' | 'AOD' | 'ROR' | 'COR' | 'COI' | 'COD' | 'SOR' | 'LOR' | 'LOI' | 'LOD' | 'ASR';
  /** `12:8 a < b → a <= b` */
  readonly description: string;
  /** The whole file. */
  readonly text: string;
}

const FAMILIES: readonly { readonly operator: Mutant['operator']; readonly tokens: readonly string[] }[] = [
  { operator: 'AOR', tokens: ['+', '-', '*', '/', '%'] },
  { operator: 'ROR', tokens: ['<', '<=', '>', '>=', '===', '!=='] },
  { operator: 'COR', tokens: ['&&', '||'] },
  { operator: 'SOR', tokens: ['>>', '>>>', '<<'] },
  { operator: 'LOR', tokens: ['&', '|', '^'] },
  { operator: 'ASR', tokens: ['=', '+=', '-=', '*=', '/=', '%='] },
];

/**
 * All mutants of a function or method.
 * @param name `bubble` or `List.contains`
 * @param integers the variables and fields that hold integers
 */
export function mutantsOf(path: string, text: string, name: string, integers: readonly string[]): readonly Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const body = bodyOf(file, name);
  const mutants: Mutant[] = [];
  const add = (operator: Mutant['operator'], node: ts.Node, replacement: string): void => {
    const start = node.getStart(file);
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const description = `${line + 1}:${character + 1} ${node.getText(file)} → ${replacement}`;
    mutants.push({ operator, description, text: text.slice(0, start) + replacement + text.slice(node.end) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) binary(node, file, integers, add);
    if (ts.isPrefixUnaryExpression(node)) prefix(node, file, add);
    if (isInteger(node, file, integers)) integer(node, file, add);
    if (isCondition(node)) add('COI', node, `!(${node.getText(file)})`);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return mutants;
}

type Add = (operator: Mutant['operator'], node: ts.Node, replacement: string) => void;

function binary(node: ts.BinaryExpression, file: ts.SourceFile, integers: readonly string[], add: Add): void {
  const token = node.operatorToken.getText(file);
  const [left, right] = [node.left.getText(file), node.right.getText(file)];
  const family = FAMILIES.find(({ tokens }) => tokens.includes(token));
  if (family === undefined) return;
  const { operator, tokens } = family;
  // what is assigned for the first time is no integer yet, and references are equal or not
  if (operator === 'ASR' && (token === '=' || !namesInteger(node.left, file, integers))) return;
  const isReference =
    operator === 'ROR' &&
    /^[=!]==$/.test(token) &&
    ![node.left, node.right].some((one) => isInteger(one, file, integers));
  for (const other of tokens)
    if (other !== token && (!isReference || /^[=!]==$/.test(other))) add(operator, node, `${left} ${other} ${right}`);
  if (operator === 'ROR') for (const constant of ['true', 'false']) add(operator, node, constant);
}

function prefix(node: ts.PrefixUnaryExpression, file: ts.SourceFile, add: Add): void {
  const operand = node.operand.getText(file);
  if (ts.isNumericLiteral(node.operand)) return;
  if (node.operator === ts.SyntaxKind.MinusToken) add('AOD', node, operand);
  if (node.operator === ts.SyntaxKind.ExclamationToken) add('COD', node, operand);
  if (node.operator === ts.SyntaxKind.TildeToken) add('LOD', node, operand);
}

/** A use of an integer: it may be negated, complemented, and, if it is a variable that may change, counted up and down. */
function integer(node: ts.Node, file: ts.SourceFile, add: Add): void {
  const text = node.getText(file);
  add('AOI', node, `(-${text})`);
  add('LOI', node, `(~${text})`);
  if (isConstant(node, file)) return;
  for (const one of [`(++${text})`, `(--${text})`, `(${text}++)`, `(${text}--)`]) add('AOI', node, one);
}

/** A use of an integer whose value is wanted. */
function isInteger(node: ts.Node, file: ts.SourceFile, integers: readonly string[]): boolean {
  return !isWritten(node) && namesInteger(node, file, integers);
}

function namesInteger(node: ts.Node, file: ts.SourceFile, integers: readonly string[]): boolean {
  if (ts.isIdentifier(node))
    return integers.includes(node.text) && !ts.isPropertyAccessExpression(node.parent) && !isDeclared(node);
  return ts.isPropertyAccessExpression(node) && integers.includes(`.${node.name.getText(file)}`);
}

/** A target of an assignment or an update. */
function isWritten(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  const declares = ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent);
  return declares && parent.name === node;
}

/** A variable that is never assigned to. */
function isConstant(node: ts.Node, file: ts.SourceFile): boolean {
  if (!ts.isIdentifier(node)) return false;
  const declared = (at: ts.Node): boolean | undefined => {
    if (ts.isVariableDeclarationList(at) && (at.flags & ts.NodeFlags.Const) !== 0)
      for (const { name } of at.declarations)
        if (new RegExp(`\\b${node.text}\\b`).test(name.getText(file))) return true;
    return ts.forEachChild(at, declared);
  };
  const around = ts.findAncestor(node, (one) => ts.isFunctionLike(one));
  return around !== undefined && declared(around) === true;
}

/** The condition of a statement or of a choice, as a whole. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return (ts.isForStatement(parent) || ts.isConditionalExpression(parent)) && parent.condition === node;
}

function bodyOf(file: ts.SourceFile, name: string): ts.Node {
  const [first, second] = name.split('.');
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === first && second === undefined)
      return statement.body!;
    if (!ts.isClassDeclaration(statement) || statement.name?.text !== first) continue;
    const member = statement.members.find((one) => ts.isMethodDeclaration(one) && one.name.getText(file) === second);
    if (member !== undefined) return (member as ts.MethodDeclaration).body!;
  }
  throw new Error(`there is no ${name} in ${file.fileName}`);
}
