// One exported type name, once in the whole code: two types of the same name are mistaken for each other by readers and by editors.

import ts from "typescript";
import type { Fault } from "./text-rules.ts";

/** Reports types, interfaces and classes that several files export under one name. Tests are not looked at. */
export function duplicateTypes(sources: readonly { file: string; text: string }[]): Fault[] {
  const declarations = sources
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(exportedTypes);
  const duplicates = Map.groupBy(declarations, ({ name }) => name).values();
  return [...duplicates].flatMap(([first, ...others]) =>
    others.map(({ file, line, name }) => ({
      file,
      line,
      message: `the type ${name} is exported by ${first?.file} too: give this one a name of its own`,
    })),
  );
}

function exportedTypes({ file, text }: { file: string; text: string }): { file: string; line: number; name: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) => {
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
    if (!isType || !node.name) return [];
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return [{ file, line: line + 1, name: node.name.text }];
  });
}
