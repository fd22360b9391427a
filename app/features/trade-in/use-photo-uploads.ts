// Photos on their way up, one after another, each with how far it is. What comes of a file is the server's word.

import { useEffect, useRef, useState } from "react";
import type { PhotoFault, RejectedFile } from "../../../base/photo.ts";

/** What went wrong with the way, not with the file: it may be sent again. */
export type WayFault = "offline" | "busy" | "failed";

export type Upload = {
  key: number;
  file: File;
  /** An address of the picture inside this browser. */
  preview: string;
  /** All of it is sent while it is `checking`. */
  state: "waiting" | "sending" | "checking" | "failed";
  percent: number;
  fault: WayFault | null;
};

/** A file that was not taken, or a whole drop: `files-too-many`, or what the shop refuses with. */
export type Problem = { name: string; code: PhotoFault } | { code: string; name: null };

type Answer = { added: number; rejected: RejectedFile[]; domainError: { code: string } | null };

let keys = 0;

/** `to` takes the photos; `onKept` brings what is there up to date, before a photo leaves the list of those on their way. */
export function usePhotoUploads({ to, onKept }: { to: string; onKept: () => Promise<void> }) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const line = useRef<Upload[]>([]);
  const running = useRef<{ key: number; request: XMLHttpRequest } | null>(null);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const kept = previews.current;
    return () => {
      line.current = [];
      running.current?.request.abort();
      for (const preview of kept) URL.revokeObjectURL(preview);
    };
  }, []);

  function change(key: number, changes: Partial<Upload>): void {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function leave(key: number): void {
    setUploads((before) => before.filter((upload) => upload.key !== key));
  }

  function add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: ++keys, file, preview, state: "waiting", percent: 0, fault: null };
    });
    setUploads((before) => [...before, ...added]);
    line.current.push(...added);
    sendNext();
  }

  function sendNext(): void {
    const next = running.current ? undefined : line.current.shift();
    if (!next) return;
    const { key, file } = next;
    const request = new XMLHttpRequest();
    running.current = { key, request };
    const ended = (finish: () => void) => () => {
      running.current = null;
      finish();
      sendNext();
    };
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      change(key, { state: "sending", percent: total > 0 ? Math.floor((loaded * 100) / total) : 0 }),
    );
    request.upload.addEventListener("load", () => change(key, { state: "checking", percent: 100 }));
    request.addEventListener(
      "load",
      ended(() => void settle(next, request)),
    );
    request.addEventListener(
      "error",
      ended(() => change(key, { state: "failed", fault: "offline" })),
    );
    request.addEventListener(
      "abort",
      ended(() => leave(key)),
    );
    const form = new FormData();
    form.append("photos", file);
    request.open("POST", to);
    request.setRequestHeader("Accept", "application/json");
    change(key, { state: "sending", percent: 0, fault: null });
    request.send(form);
  }

  async function settle({ key, file }: Upload, request: XMLHttpRequest): Promise<void> {
    if (request.status === 429 || request.status === 503) return change(key, { state: "failed", fault: "busy" });
    const answer = answerIn(request);
    if (!answer) return change(key, { state: "failed", fault: "failed" });
    if (answer.domainError?.code === "files-broken-off") return change(key, { state: "failed", fault: "offline" });
    const { domainError, rejected } = answer;
    if (domainError) setProblems((before) => [...before, { code: domainError.code, name: null }]);
    if (rejected.length > 0)
      setProblems((before) => [...before, ...rejected.map(({ code, name }) => ({ code, name: name || file.name }))]);
    if (answer.added > 0) await onKept();
    leave(key);
  }

  return {
    uploads,
    problems,
    add,
    /** Says what is wrong with a new drop; what was wrong with the one before is forgotten. */
    say: setProblems,
    retry(key: number): void {
      const upload = uploads.find((each) => each.key === key);
      if (!upload) return;
      change(key, { state: "waiting", fault: null });
      line.current.push(upload);
      sendNext();
    },
    stop(key: number): void {
      line.current = line.current.filter((upload) => upload.key !== key);
      if (running.current?.key === key) running.current.request.abort();
      else leave(key);
    },
  };
}

function answerIn(request: XMLHttpRequest): Answer | null {
  try {
    const answer: unknown = JSON.parse(request.responseText);
    return typeof answer === "object" && answer !== null && "rejected" in answer ? (answer as Answer) : null;
  } catch {
    return null;
  }
}
