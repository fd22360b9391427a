// Uploads photos one after another and reports the progress of each. Only the server decides whether a file is
// accepted.

import { useEffect, useRef, useState } from "react";
import type { PhotoIssue, RejectedFile } from "../../../../base/photo.ts";

/** An error of the connection, not of the file: it may be sent again. */
export type UploadError = "offline" | "busy" | "failed";

export type Upload = {
  key: number;
  file: File;
  /** An object URL of the picture. */
  preview: string;
  /** `checking`: all bytes are sent. */
  state: "waiting" | "sending" | "checking" | "failed";
  percent: number;
  issue: UploadError | null;
};

/** A rejected file, or an error of the whole drop: `files-too-many` or a domain error. */
export type Problem = { name: string; code: PhotoIssue } | { code: string; name: null };

type Answer = { added: number; rejected: RejectedFile[]; domainError: { code: string } | null };

let lastKey = 0;

/** `to` accepts the photos; `onStored` reloads the stored photos before an upload leaves the list. */
export function usePhotoUploads({ to, onStored }: { to: string; onStored: () => Promise<void> }) {
  const { uploads, append, change, remove } = useUploadList();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Photos that wait for their turn; one is sent at a time. */
  const waiting = useRef<Upload[]>([]);
  const running = useRef<{ key: number; request: XMLHttpRequest } | null>(null);

  useEffect(
    () => () => {
      waiting.current = [];
      running.current?.request.abort();
    },
    [],
  );

  function add(files: readonly File[]): void {
    waiting.current.push(...append(files));
    sendNext();
  }

  function sendNext(): void {
    const next = running.current ? undefined : waiting.current.shift();
    if (!next) return;
    const { key, file } = next;
    const ended = (finish: () => void) => {
      running.current = null;
      finish();
      sendNext();
    };
    const request = sendPhoto(file, {
      to,
      onProgress: (percent) => change(key, { state: "sending", percent }),
      onSent: () => change(key, { state: "checking", percent: 100 }),
      onAnswer: (request) => ended(() => void settle(next, request)),
      onError: () => ended(() => change(key, { state: "failed", issue: "offline" })),
      onAbort: () => ended(() => remove(key)),
    });
    running.current = { key, request };
    change(key, { state: "sending", percent: 0, issue: null });
  }

  async function settle({ key, file }: Upload, request: XMLHttpRequest): Promise<void> {
    if (request.status === 429 || request.status === 503) return change(key, { state: "failed", issue: "busy" });
    const answer = answerIn(request);
    if (!answer) return change(key, { state: "failed", issue: "failed" });
    if (answer.domainError?.code === "files-broken-off") return change(key, { state: "failed", issue: "offline" });
    const { domainError, rejected } = answer;
    if (domainError) setProblems((before) => [...before, { code: domainError.code, name: null }]);
    if (rejected.length > 0)
      setProblems((before) => [...before, ...rejected.map(({ code, name }) => ({ code, name: name || file.name }))]);
    if (answer.added > 0) await onStored();
    remove(key);
  }

  return {
    uploads,
    problems,
    add,
    /** Replaces the problems of the previous drop by those of a new one. */
    setProblems,
    retry(key: number): void {
      const upload = uploads.find((each) => each.key === key);
      if (!upload) return;
      change(key, { state: "waiting", issue: null });
      waiting.current.push(upload);
      sendNext();
    },
    stop(key: number): void {
      waiting.current = waiting.current.filter((upload) => upload.key !== key);
      if (running.current?.key === key) running.current.request.abort();
      else remove(key);
    },
  };
}

/** The uploads on the screen, with previews that are released when the screen is left. */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const created = previews.current;
    return () => {
      for (const preview of created) URL.revokeObjectURL(preview);
    };
  }, []);

  function append(files: readonly File[]): Upload[] {
    const added = files.map((file): Upload => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { key: ++lastKey, file, preview, state: "waiting", percent: 0, issue: null };
    });
    setUploads((before) => [...before, ...added]);
    return added;
  }

  function change(key: number, changes: Partial<Upload>): void {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function remove(key: number): void {
    setUploads((before) => before.filter((upload) => upload.key !== key));
  }

  return { uploads, append, change, remove };
}

type PhotoRequest = {
  to: string;
  onProgress: (percent: number) => void;
  /** All bytes are sent; the server checks the photo. */
  onSent: () => void;
  onAnswer: (request: XMLHttpRequest) => void;
  onError: () => void;
  onAbort: () => void;
};

/** XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function sendPhoto(file: File, { to, onProgress, onSent, onAnswer, onError, onAbort }: PhotoRequest): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? Math.floor((loaded * 100) / total) : 0),
  );
  request.upload.addEventListener("load", onSent);
  request.addEventListener("load", () => onAnswer(request));
  request.addEventListener("error", onError);
  request.addEventListener("abort", onAbort);
  const form = new FormData();
  form.append("photos", file);
  request.open("POST", to);
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return request;
}

function answerIn(request: XMLHttpRequest): Answer | null {
  try {
    const answer: unknown = JSON.parse(request.responseText);
    return typeof answer === "object" && answer !== null && "rejected" in answer ? (answer as Answer) : null;
  } catch {
    return null;
  }
}
