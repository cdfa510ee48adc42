/** The compiler where there is no node: it comes along in the bundle. */

import ts from 'typescript';

export const compiler = () => ts;
