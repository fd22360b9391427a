// The settings of this process: a copy in memory, read again when any process saves one.
// Invariant: reads are synchronous and run no query; the copy is at most a second old while the database answers.

import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db.server.ts";
import type { GroupValues } from "./groups.ts";
import { currentSettings, settingsStamp } from "./settings.sql.server.ts";
import { bannersOn, settingsFrom, type ShopSettings, type StoredSetting } from "./settings.ts";

export type LiveSettings = {
  current(): ShopSettings;
  /** What holds for a group that nobody saved. */
  readonly defaults: GroupValues;
  /** The version in force of a setting: 0 if nobody saved it. */
  versionOf(name: string): number;
  /** Rises with every change of the settings, and when a banner begins or ends. */
  readonly version: number;
  /** Reads the database now. */
  refresh(): Promise<void>;
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };
type Parts = { defaults: GroupValues; clock: Clock; log: Log; pollEvery?: number };

const CHANNEL = "settings_changed";
/** A notification can be lost with its connection: look whether anything was saved. */
const POLL_EVERY = 1000; // milliseconds: one row is read
const DAY_CHECKED_EVERY = 5000; // milliseconds: how late a banner may begin

/** Reads the settings and keeps them up to date until they are closed. */
export async function openSettings(database: Database, parts: Parts): Promise<LiveSettings> {
  const settings = new SettingsInMemory(database, parts);
  await settings.open();
  return settings;
}

class SettingsInMemory implements LiveSettings {
  readonly #database: Database;
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #stored: StoredSetting[] = [];
  #current: ShopSettings;
  #stamp = "";
  #banners = "";
  #version = 0;
  #reading: Promise<void> | null = null;
  #isReadAgain = false;
  #timers: NodeJS.Timeout[] = [];
  #isClosed = false;
  #stopListening = async () => {};

  constructor(database: Database, parts: Parts) {
    this.#database = database;
    this.#parts = parts;
    this.#current = settingsFrom(parts.defaults, []);
  }

  async open(): Promise<void> {
    // Listen first: what is saved during the first read is read again.
    this.#stopListening = await this.#database.listen(CHANNEL, () => void this.#refreshQuietly());
    await this.refresh();
    this.#timers = [
      setInterval(() => void this.#poll(), this.#parts.pollEvery ?? POLL_EVERY).unref(),
      setInterval(() => this.#followBanners(), DAY_CHECKED_EVERY).unref(),
    ];
  }

  current(): ShopSettings {
    return this.#current;
  }

  get defaults(): GroupValues {
    return this.#parts.defaults;
  }

  get version(): number {
    return this.#version;
  }

  versionOf(name: string): number {
    return this.#stored.find((setting) => setting.name === name)?.version ?? 0;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One read at a time; a change during a read is read again. */
  async refresh(): Promise<void> {
    if (this.#reading) {
      this.#isReadAgain = true;
      return await this.#reading;
    }
    this.#reading = this.#readUntilQuiet().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#stopListening();
    await this.#reading?.catch(() => {});
  }

  async #readUntilQuiet(): Promise<void> {
    do {
      this.#isReadAgain = false;
      const stored = await currentSettings(this.#database.db);
      this.#apply(stored);
    } while (this.#isReadAgain);
  }

  #apply(stored: StoredSetting[]): void {
    const stamp = stored.map(({ name, version }) => `${name} ${version}`).join();
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    this.#stored = stored;
    this.#current = settingsFrom(this.#parts.defaults, stored);
    this.#banners = this.#shownBanners();
    this.#announce();
  }

  async #poll(): Promise<void> {
    try {
      const versions = this.#stored.reduce((total, { version }) => total + version, 0);
      // Versions of a setting have no gaps, so their number is the sum of the current ones.
      if ((await settingsStamp(this.#database.db)) !== String(versions)) await this.refresh();
    } catch (error) {
      this.#failed(error);
    }
  }

  async #refreshQuietly(): Promise<void> {
    await this.refresh().catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    if (!this.#isClosed) this.#parts.log.error(error, "the settings could not be read; the last ones stay in force");
  }

  /** A banner begins and ends at midnight, without a row that changes. */
  #followBanners(): void {
    const shown = this.#shownBanners();
    if (shown === this.#banners) return;
    this.#banners = shown;
    this.#announce();
  }

  #shownBanners(): string {
    return JSON.stringify(bannersOn(this.#current.banners.banners, this.#parts.clock.now()));
  }

  #announce(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
