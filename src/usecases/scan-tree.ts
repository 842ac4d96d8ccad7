import type { ImageUse, ScannedImages, UnreadUse } from '../domain/check/image-use.ts';
import { readDockerfile } from '../domain/dockerfile/read-dockerfile.ts';
import { isDockerfileName } from '../domain/dockerfile-name.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';

export interface ScannedTree extends ScannedImages {
  /** Dockerfiles that were found, read or not. */
  readonly files: number;
}

/** Finds every image reference in the Dockerfiles of a tree, in the order of the paths and of the lines. */
export async function scanTree(tree: FileTree): Promise<ScannedTree> {
  const paths = (await tree.list()).filter(isDockerfileName);
  const scanned = (await tree.read(paths)).map(scanFile);
  return {
    files: paths.length,
    uses: scanned.flatMap(({ uses }) => uses),
    unread: scanned.flatMap(({ unread }) => unread),
  };
}

function scanFile(reading: FileReading): ScannedImages {
  const file = reading.path;
  if ('problem' in reading) {
    return {
      uses: [],
      unread: [
        {
          file,
          line: 1,
          written: '',
          scope: 'file',
          reason: `${file} could not be read: ${reading.problem}.`,
        },
      ],
    };
  }
  const { images, skipped, rejection } = readDockerfile(reading.bytes);
  const rejected: readonly UnreadUse[] =
    rejection === undefined
      ? []
      : [
          {
            file,
            line: rejection.line,
            written: '',
            scope: 'file',
            reason: `Docker rejects ${file}: ${rejection.reason}.`,
          },
        ];
  return {
    uses: images.map(({ line, reference }): ImageUse => ({ file, line, reference })),
    unread: [
      ...rejected,
      ...skipped.map(({ line, written, reason }): UnreadUse => ({
        file,
        line,
        written,
        scope: 'reference',
        reason,
      })),
    ],
  };
}
