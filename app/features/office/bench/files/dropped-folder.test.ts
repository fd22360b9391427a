import { expect, test } from "vitest";
import { filesIn } from "./dropped-folder.ts";

type Entry = { name: string; isFile: boolean; isDirectory: boolean };

function aFile(name: string, content = "x"): Entry {
  const file = (done: (file: File) => void) => done(new File([content], name));
  return { name, isFile: true, isDirectory: false, file } as Entry;
}

/** A folder whose reader gives two entries at a time, as a browser gives a hundred. */
function aFolder(name: string, entries: readonly Entry[]): Entry {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (done: (some: Entry[]) => void) => done(left.splice(0, 2)) };
  };
  return { name, isFile: false, isDirectory: true, createReader } as Entry;
}

const dropOf = (entries: readonly Entry[]) =>
  ({
    items: entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })),
    files: [],
  }) as unknown as DataTransfer;

test("a dropped folder gives all its files, with those of the folders in it, without hidden and empty ones", async () => {
  const logs = aFolder("logs", [aFile("hwinfo.csv"), aFile("empty.csv", ""), aFile("cs2.csv")]);
  const run = aFolder("run", [aFile("cinebench.txt"), aFile(".DS_Store"), logs, aFile("smart.json")]);
  const files = await filesIn(dropOf([run, aFile("heaven.html")]));
  expect(files.map(({ name }) => name)).toEqual([
    "cinebench.txt",
    "hwinfo.csv",
    "cs2.csv",
    "smart.json",
    "heaven.html",
  ]);
});

test("a folder that contains itself ends", async () => {
  const entries: Entry[] = [aFile("a.csv")];
  const folder = aFolder("run", entries);
  entries.push(folder);
  expect((await filesIn(dropOf([folder]))).length).toBeLessThan(10);
});
