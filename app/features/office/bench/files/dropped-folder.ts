// The files of a folder that was dropped on a page, with those of the folders in it.

/** At most this many folders deep, so that a link in a circle ends. */
const DEEPEST = 6;
const MOST_FILES = 200;

/** All files of a drop. Call it before anything is awaited: the browser empties the list afterwards. */
export async function filesIn(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  if (entries.length === 0) return [...transfer.files];
  const files: File[] = [];
  for (const entry of entries) await collect(entry, { files, depth: 0 });
  return files;
}

async function collect(entry: FileSystemEntry, { files, depth }: { files: File[]; depth: number }): Promise<void> {
  if (files.length >= MOST_FILES || depth > DEEPEST || entry.name.startsWith(".")) return;
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    // A file that is empty has nothing to say, and is often a mark of the system.
    if (file && file.size > 0) files.push(file);
    return;
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  // A reader gives a hundred entries at a time, and none after the last.
  for (let some = await batch(reader); some.length > 0; some = await batch(reader))
    for (const each of some) await collect(each, { files, depth: depth + 1 });
}

function batch(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
