// Reads the column types of db/tables.ts with the TypeScript compiler, for the test that compares them with the database.

import { join } from "node:path";
import ts from "typescript";

/** `json`: any value but null, `{}`. `unknown`: the type does not even say whether the value may be null. */
type Kind = "string" | "number" | "boolean" | "date" | "bytes" | "array" | "json" | "unknown";

/** One of a column's Kysely types: select, insert or update. `kinds` is empty if no value is allowed. */
export type Use = { kinds: Kind[]; isNullable: boolean; mayBeMissing: boolean };

export type ColumnTypes = { select: Use; insert: Use; update: Use };

const FILE = join(import.meta.dirname, "../db/tables.ts");

/** All files except the compared one, parsed only once. */
const others = new Map<string, ts.SourceFile | undefined>();
let before: ts.Program | undefined;

/** The columns of each table by their SQL names. Throws if the text has type errors. */
export function tableTypes(text: string): Map<string, Map<string, ColumnTypes>> {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2024, true);
    if (!others.has(name)) others.set(name, getSourceFile(name, ...rest));
    return others.get(name);
  };
  const program = ts.createProgram([FILE], options, host, before);
  before = program;
  const source = program.getSourceFile(FILE);
  const error = source && program.getSemanticDiagnostics(source)[0];
  if (!source || error)
    throw new Error(error ? ts.flattenDiagnosticMessageText(error.messageText, "\n") : `${FILE} is not there`);

  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === "Tables");
  if (!tables) throw new Error("db/tables.ts exports no type of the name Tables");
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, source);
  const propertiesOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((symbol) => [symbol.name, typeOf(symbol)] as const);
  return new Map(
    propertiesOf(checker.getDeclaredTypeOfSymbol(tables)).map(([table, type]) => [
      inSql(table),
      new Map(
        propertiesOf(type).map(([column, declared]) => [inSql(column), columnTypes(declared, { checker, typeOf })]),
      ),
    ]),
  );
}

function columnTypes(
  declared: ts.Type,
  { checker, typeOf }: { checker: ts.TypeChecker; typeOf: (symbol: ts.Symbol) => ts.Type },
): ColumnTypes {
  const part = (name: string) => {
    const symbol = declared.getProperty(name);
    return useOf(symbol ? typeOf(symbol) : declared, checker);
  };
  return { select: part("__select__"), insert: part("__insert__"), update: part("__update__") };
}

function useOf(type: ts.Type, checker: ts.TypeChecker): Use {
  const members = type.isUnion() ? type.types : [type];
  const has = (flag: ts.TypeFlags) => members.some(({ flags }) => (flags & flag) !== 0);
  const values = members.filter(
    ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) === 0,
  );
  return {
    kinds: [...new Set(values.map((value) => kindOf(value, checker)))],
    isNullable: has(ts.TypeFlags.Null),
    mayBeMissing: has(ts.TypeFlags.Undefined),
  };
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  if (type.flags & ts.TypeFlags.Unknown) return "unknown";
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  // Branded types: an id is a string, money a number.
  if (type.isIntersection()) {
    const [kind] = type.types
      .filter(({ flags }) => (flags & ts.TypeFlags.Object) === 0)
      .map((member) => kindOf(member, checker));
    if (kind) return kind;
  }
  if (checker.isArrayType(type)) return "array";
  if (type.symbol?.name === "Date") return "date";
  if (type.symbol?.name === "Uint8Array") return "bytes";
  if (type.flags & ts.TypeFlags.Object && checker.getPropertiesOfType(type).length === 0) return "json";
  throw new Error(`the test knows no column of the type ${checker.typeToString(type)}`);
}

/** The SQL name, as Kysely's CamelCasePlugin writes it. */
function inSql(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
