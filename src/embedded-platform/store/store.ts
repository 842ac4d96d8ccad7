import { createArtifactStore } from './artifact-store.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { createBuildStore } from './build-store.ts';
import type { BuildStore } from './build-store.ts';
import { textColumn } from './column.ts';
import { createContentsStore } from './contents-store.ts';
import type { ContentsStore } from './contents-store.ts';
import { inTransaction, fillAtOnce, openDatabase } from './database.ts';
import { createHistoryStore } from './history-store.ts';
import type { HistoryStore } from './history-store.ts';
import { createResourceStore } from './resource-store.ts';
import type { ResourceStore } from './resource-store.ts';

/** Everything the platform remembers. */
export interface Store {
  readonly resources: ResourceStore;
  readonly history: HistoryStore;
  readonly builds: BuildStore;
  readonly contents: ContentsStore;
  readonly artifacts: ArtifactStore;
  /** The value that was set under a name, or undefined. */
  setting(name: string): string | undefined;
  setSetting(name: string, value: string): void;
  /** Does the work as one step and returns its result: all of it stays, or, when it throws, none. */
  atOnce<Result>(work: () => Result): Result;
  /** The same for very much work on a store that is empty. */
  fillAtOnce(work: () => void): void;
  close(): void;
}

/** Opens the store in a file, or in memory as `:memory:`. Throws `config_file_unreadable`. */
export function openStore(path: string): Store {
  const database = openDatabase(path);
  const read = database.prepare('SELECT value FROM setting WHERE name = ?');
  const write = database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)');
  return {
    resources: createResourceStore(database),
    history: createHistoryStore(database),
    builds: createBuildStore(database),
    contents: createContentsStore(database),
    artifacts: createArtifactStore(database),
    setting: (name) => {
      const row = read.get(name);
      return row === undefined ? undefined : textColumn(row, 'value');
    },
    setSetting: (name, value) => {
      write.run(name, value);
    },
    atOnce: (work) => inTransaction(database, work),
    fillAtOnce: (work) => fillAtOnce(database, work),
    close: () => database.close(),
  };
}
