// A backtracking regular expression matcher that counts its steps, in the order in which V8 takes them. Unlike milliseconds, steps are
// the same on every machine.
// Invariant: it finds the same matches as V8. `workOf` checks this in every search.

/** A part of an expression. */
export type RegexPart =
  | { is: "char"; test: (code: number) => boolean }
  | { is: "seq" | "alt"; nodes: RegexPart[] }
  | { is: "group"; node: RegexPart; capture: number }
  | { is: "repeat"; node: RegexPart; least: number; most: number; greedy: boolean }
  | { is: "look"; node: RegexPart; behind: boolean; negative: boolean }
  | { is: "edge"; kind: "start" | "end" | "word" | "inner" }
  | { is: "same"; capture: number };

type Step =
  | { op: "char"; test: (code: number) => boolean; back: boolean }
  | { op: "split"; first: number; second: number }
  | { op: "jump"; to: number }
  | { op: "save"; slot: number }
  | { op: "mark"; slot: number }
  | { op: "moved"; slot: number }
  | { op: "look"; program: Step[]; negative: boolean }
  | { op: "edge"; kind: "start" | "end" | "word" | "inner" }
  | { op: "same"; capture: number; back: boolean }
  | { op: "done" };

const nativeExec = RegExp.prototype.exec;
/** Characters below this code, which most texts consist of, are looked up without a map. */
const FEW_CODES = 1024;

/** Whether one character matches one atom of an expression: V8 decides, once for each character. */
function testOf(atom: string, flags: string): (code: number) => boolean {
  const single = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[^iusv]/g, ""));
  const decide = (code: number) => {
    single.lastIndex = 0;
    return nativeExec.call(single, String.fromCodePoint(code)) !== null;
  };
  const common = new Int8Array(FEW_CODES); // 0: not yet known, 1: yes, -1: no
  const known = new Map<number, boolean>();
  return (code) => {
    if (code < FEW_CODES) return (common[code] ||= decide(code) ? 1 : -1) > 0;
    let answer = known.get(code);
    if (answer === undefined) known.set(code, (answer = decide(code)));
    return answer;
  };
}

class Parser {
  readonly #source: string;
  readonly #flags: string;
  readonly #names: Map<string, number>;
  #at = 0;
  captures = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
    this.#names = namesIn(source);
  }

  parse(): RegexPart {
    const node = this.#alternatives();
    if (this.#at < this.#source.length) throw new Error(`cannot read /${this.#source}/ at ${this.#at}`);
    return node;
  }

  #has(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** The atom at this position, or null. */
  #take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern, "suy");
    sticky.lastIndex = this.#at;
    const found = nativeExec.call(sticky, this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #alternatives(): RegexPart {
    const nodes = [this.#sequence()];
    while (this.#has("|")) nodes.push(this.#sequence());
    return nodes.length === 1 ? nodes[0]! : { is: "alt", nodes };
  }

  #sequence(): RegexPart {
    const nodes: RegexPart[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== "|" && this.#source[this.#at] !== ")")
      nodes.push(this.#repeated(this.#term()));
    return { is: "seq", nodes };
  }

  #repeated(node: RegexPart): RegexPart {
    const found = this.#take(/([*+?])(\??)|\{(\d+)(?:(,)(\d*))?\}(\??)/);
    if (!found) return node;
    const [, sign, lazySign, from, comma, to, lazyCount] = found;
    if (sign !== undefined)
      return {
        is: "repeat",
        node,
        least: sign === "+" ? 1 : 0,
        most: sign === "?" ? 1 : Infinity,
        greedy: lazySign === "",
      };
    const most = comma === undefined ? Number(from) : to === "" ? Infinity : Number(to);
    return { is: "repeat", node, least: Number(from), most, greedy: lazyCount === "" };
  }

  #term(): RegexPart {
    if (this.#has("^")) return { is: "edge", kind: "start" };
    if (this.#has("$")) return { is: "edge", kind: "end" };
    if (this.#has(String.raw`\b`)) return { is: "edge", kind: "word" };
    if (this.#has(String.raw`\B`)) return { is: "edge", kind: "inner" };
    const look = this.#take(/\(\?(<?)([=!])/);
    if (look) return { is: "look", node: this.#closed(), behind: look[1] === "<", negative: look[2] === "!" };
    if (this.#has("(?:")) return { is: "group", node: this.#closed(), capture: 0 };
    if (this.#take(/\(\?<[^>=!]+>|\((?!\?)/)) {
      const capture = ++this.captures;
      return { is: "group", node: this.#closed(), capture };
    }
    const named = this.#take(/\\k<([^>]+)>|\\([1-9]\d*)/);
    if (named) return { is: "same", capture: named[1] === undefined ? Number(named[2]) : this.#names.get(named[1])! };
    const atom = this.#take(
      /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\c[a-zA-Z]|\\.|[^()|*+?]/,
    );
    if (!atom) throw new Error(`cannot read /${this.#source}/ at ${this.#at}`);
    return { is: "char", test: testOf(atom[0], this.#flags) };
  }

  #closed(): RegexPart {
    const node = this.#alternatives();
    if (!this.#has(")")) throw new Error(`cannot read /${this.#source}/ at ${this.#at}`);
    return node;
  }
}

/** The numbers of named groups, which may be referenced before they are defined. */
function namesIn(source: string): Map<string, number> {
  const names = new Map<string, number>();
  let capture = 0;
  for (const [found, name] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|\(\?<([^>=!]+)>/gs)) {
    if (!found.startsWith("(")) continue;
    capture += 1;
    if (name !== undefined) names.set(name, capture);
  }
  return names;
}

type Compiled = {
  program: Step[];
  slots: number;
  isAnchored: boolean;
  looksAround: boolean;
  isUnicode: boolean;
  isMultiline: boolean;
  isLoose: boolean;
  isSticky: boolean;
  /** Whether `lastIndex` says where a search begins. */
  continues: boolean;
};

class Compiler {
  slots: number;

  constructor(captures: number) {
    this.slots = (captures + 1) * 2;
  }

  compile(node: RegexPart, back: boolean): Step[] {
    const program: Step[] = [];
    this.#add(node, { program, back });
    program.push({ op: "done" });
    return program;
  }

  #add(node: RegexPart, to: { program: Step[]; back: boolean }): void {
    const { program, back } = to;
    switch (node.is) {
      case "char":
        program.push({ op: "char", test: node.test, back });
        return;
      case "seq":
        for (const part of back ? node.nodes.toReversed() : node.nodes) this.#add(part, to);
        return;
      case "alt":
        this.#addAlternatives(node.nodes, to);
        return;
      case "group":
        if (node.capture > 0) program.push({ op: "save", slot: node.capture * 2 + (back ? 1 : 0) });
        this.#add(node.node, to);
        if (node.capture > 0) program.push({ op: "save", slot: node.capture * 2 + (back ? 0 : 1) });
        return;
      case "repeat":
        this.#addRepeat(node, to);
        return;
      case "look":
        program.push({ op: "look", program: this.compile(node.node, node.behind), negative: node.negative });
        return;
      case "edge":
        program.push({ op: "edge", kind: node.kind });
        return;
      case "same":
        program.push({ op: "same", capture: node.capture, back });
    }
  }

  #addAlternatives(nodes: readonly RegexPart[], to: { program: Step[]; back: boolean }): void {
    const { program } = to;
    const ends: { op: "jump"; to: number }[] = [];
    for (const [place, node] of nodes.entries()) {
      if (place === nodes.length - 1) {
        this.#add(node, to);
        continue;
      }
      const split = { op: "split" as const, first: program.length + 1, second: 0 };
      program.push(split);
      this.#add(node, to);
      const end = { op: "jump" as const, to: 0 };
      program.push(end);
      ends.push(end);
      split.second = program.length;
    }
    for (const end of ends) end.to = program.length;
  }

  #addRepeat(
    { node, least, most, greedy }: Extract<RegexPart, { is: "repeat" }>,
    to: { program: Step[]; back: boolean },
  ): void {
    const { program } = to;
    for (let times = 0; times < least; times++) this.#add(node, to);
    const splits: { op: "split"; first: number; second: number }[] = [];
    const choose = () => {
      const split = { op: "split" as const, first: 0, second: 0 };
      splits.push(split);
      program.push(split);
      if (greedy) split.first = program.length;
      else split.second = program.length;
    };
    if (most === Infinity) {
      const start = program.length;
      choose();
      const slot = this.slots++;
      program.push({ op: "mark", slot });
      this.#add(node, to);
      program.push({ op: "moved", slot }, { op: "jump", to: start });
    } else {
      for (let times = least; times < most; times++) {
        choose();
        this.#add(node, to);
      }
    }
    for (const split of splits) {
      if (greedy) split.second = program.length;
      else split.first = program.length;
    }
  }
}

const compiled = new Map<string, Compiled>();
/** An expression that stands outside of functions is one object: reading its source and flags takes longer than many searches. */
const compiledObjects = new WeakMap<RegExp, Compiled>();

function compiledOf(expression: RegExp): Compiled {
  const known = compiledObjects.get(expression);
  if (known) return known;
  const { flags } = expression;
  const key = `${flags} ${expression.source}`;
  let found = compiled.get(key);
  if (!found) {
    const parser = new Parser(expression.source, expression.flags);
    const node = parser.parse();
    const compiler = new Compiler(parser.captures);
    const program = compiler.compile(node, false);
    found = {
      program,
      slots: compiler.slots,
      isAnchored: !expression.multiline && isAnchored(node),
      looksAround: program.some(({ op }) => op === "look"),
      isUnicode: flags.includes("u") || flags.includes("v"),
      isMultiline: flags.includes("m"),
      isLoose: flags.includes("i"),
      isSticky: flags.includes("y"),
      continues: flags.includes("y") || flags.includes("g"),
    };
    compiled.set(key, found);
  }
  compiledObjects.set(expression, found);
  return found;
}

/** Such an expression is tried only at the beginning of the text. */
function isAnchored(node: RegexPart): boolean {
  if (node.is === "edge") return node.kind === "start";
  if (node.is === "alt") return node.nodes.every(isAnchored);
  if (node.is === "seq") return node.nodes.length > 0 && isAnchored(node.nodes[0]!);
  return node.is === "group" && isAnchored(node.node);
}

const isWordCode = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
const isLineEnd = (code: number) => code === 10 || code === 13 || code === 0x20_28 || code === 0x20_29;

/** Counts steps; `spend` may throw to end a search that takes too many. */
export type Meter = { spend(steps: number): void };

const BATCH = 4096; // steps between two reports

class Search {
  readonly #text: string;
  readonly #isUnicode: boolean;
  readonly #isMultiline: boolean;
  readonly #isLoose: boolean;
  readonly #meter: Meter;
  readonly slots: Int32Array;
  #steps = 0;
  /** One stack for all start positions of a search: most fail at their first step. */
  #spare: number[] | null = [];

  constructor(text: string, { isUnicode, isMultiline, isLoose, slots }: Compiled, meter: Meter) {
    this.#text = text;
    this.#isUnicode = isUnicode;
    this.#isMultiline = isMultiline;
    this.#isLoose = isLoose;
    this.#meter = meter;
    this.slots = new Int32Array(slots).fill(-1);
  }

  report(): void {
    this.#meter.spend(this.#steps);
    this.#steps = 0;
  }

  /** Whether a match may begin at `start`. If its first character already fails, that is one step, and all there is to do. */
  mayBegin(first: Step, start: number): boolean {
    if (first.op !== "char") return true;
    const code = this.#codeAt(start);
    if (code >= 0 && first.test(code)) return true;
    if (++this.#steps === BATCH) this.report();
    return false;
  }

  /** The end of the match that begins at `start`, or -1. */
  run(program: readonly Step[], start: number): number {
    // Pairs of numbers: the next instruction and the position in the text, or ~slot and the value to restore in it.
    const tries = this.#spare ?? [];
    this.#spare = null;
    const end = this.#runWith(tries, program, start);
    tries.length = 0;
    this.#spare = tries;
    return end;
  }

  #runWith(tries: number[], program: readonly Step[], start: number): number {
    const text = this.#text;
    const slots = this.slots;
    let at = start;
    let next = 0;
    for (;;) {
      if (++this.#steps === BATCH) this.report();
      const step = program[next]!;
      let isGoing = true;
      switch (step.op) {
        case "char": {
          const code = step.back ? this.#before(at) : this.#codeAt(at);
          isGoing = code >= 0 && step.test(code);
          at += (code > 0xff_ff ? 2 : 1) * (step.back ? -1 : 1);
          next += 1;
          break;
        }
        case "split":
          tries.push(step.second, at);
          next = step.first;
          break;
        case "jump":
          next = step.to;
          break;
        case "save":
        case "mark":
          tries.push(~step.slot, slots[step.slot]!);
          slots[step.slot] = at;
          next += 1;
          break;
        case "moved":
          isGoing = slots[step.slot] !== at;
          next += 1;
          break;
        case "look": {
          const isThere = this.run(step.program, at) >= 0;
          isGoing = isThere !== step.negative;
          next += 1;
          break;
        }
        case "edge":
          isGoing = this.#isEdge(step.kind, at);
          next += 1;
          break;
        case "same": {
          const from = slots[step.capture * 2]!;
          const to = slots[step.capture * 2 + 1]!;
          if (from >= 0 && to >= 0) {
            const length = to - from;
            const here = step.back ? text.slice(Math.max(0, at - length), at) : text.slice(at, at + length);
            const there = text.slice(from, to);
            isGoing = here === there || (this.#isLoose && here.toLowerCase() === there.toLowerCase());
            this.#steps += length;
            at += step.back ? -length : length;
          }
          next += 1;
          break;
        }
        case "done":
          return at;
      }
      if (isGoing) continue;
      for (;;) {
        if (tries.length === 0) return -1;
        const value = tries.pop()!;
        const place = tries.pop()!;
        if (place >= 0) {
          next = place;
          at = value;
          break;
        }
        slots[~place] = value;
      }
    }
  }

  #codeAt(at: number): number {
    if (at >= this.#text.length) return -1;
    return this.#isUnicode ? this.#text.codePointAt(at)! : this.#text.charCodeAt(at);
  }

  #before(at: number): number {
    if (at <= 0) return -1;
    const code = this.#text.charCodeAt(at - 1);
    const isPair = this.#isUnicode && at > 1 && code >= 0xdc_00 && code <= 0xdf_ff;
    const whole = isPair ? this.#text.codePointAt(at - 2)! : code;
    return whole > 0xff_ff ? whole : code;
  }

  #isEdge(kind: "start" | "end" | "word" | "inner", at: number): boolean {
    const text = this.#text;
    if (kind === "start") return at === 0 || (this.#isMultiline && isLineEnd(text.charCodeAt(at - 1)));
    if (kind === "end") return at === text.length || (this.#isMultiline && isLineEnd(text.charCodeAt(at)));
    const isBoundary =
      (at > 0 && isWordCode(text.charCodeAt(at - 1))) !== (at < text.length && isWordCode(text.charCodeAt(at)));
    return isBoundary === (kind === "word");
  }
}

/** The parts of an expression. */
export function partsOf({ source, flags }: RegExp): RegexPart {
  return new Parser(source, flags).parse();
}

/** The index of the first match from `lastIndex` on, as `exec` searches; -1 for none. Counts every step. */
export function countedSearch(expression: RegExp, text: string, meter: Meter): number {
  const compiledExpression = compiledOf(expression);
  const { program, isAnchored: isAtStart, looksAround, isUnicode, isSticky, continues } = compiledExpression;
  const from = continues ? expression.lastIndex : 0;
  if (from > text.length) return -1;
  const last = isSticky ? from : isAtStart ? Math.min(from, 0) : text.length;
  const search = new Search(text, compiledExpression, meter);
  const first = program[0]!;
  try {
    for (let start = from; start <= last; start++) {
      // A failed start position has restored its captures, except those inside lookarounds.
      if (looksAround) search.slots.fill(-1);
      if (search.mayBegin(first, start) && search.run(program, start) >= 0) return start;
      if (isUnicode && (text.codePointAt(start) ?? 0) > 0xff_ff) start += 1;
    }
    return -1;
  } finally {
    search.report();
  }
}
