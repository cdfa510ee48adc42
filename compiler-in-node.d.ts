import type ts from 'typescript';

export function compiler(): typeof ts;
