import type { RepositoryConfig } from '../config/read-config.ts';
import { isDockerfileKind } from '../dockerfile/reading.ts';
import { fileFormat, namedFormat } from '../formats/file-format.ts';
import type { FileFormat } from '../formats/file-format.ts';
import type { ListedImage } from './decide/image-list.ts';

/** Returns the format in which a listed image was found, which another file can give to its file. */
export function formatOfImage(
  { file, kind }: Pick<ListedImage, 'file' | 'kind'>,
  rules: RepositoryConfig,
): FileFormat {
  if (isDockerfileKind(kind)) return DOCKERFILE;
  if (kind === 'text') return { language: 'text' };
  const format = formatByRules(file, rules);
  const isOwn = format !== undefined && 'kind' in format && format.kind === kind;
  return isOwn ? format : namedFormat(file, kind, false);
}

/** Returns the format of a file by its path and the configuration file; undefined if it names no images. */
export function formatByRules(path: string, rules: RepositoryConfig): FileFormat | undefined {
  const format = fileFormat(path);
  const isData = format !== undefined && ['yaml', 'json', 'hcl'].includes(format.language);
  return rules.isIncluded(path) && !isData ? DOCKERFILE : format;
}

const DOCKERFILE: FileFormat = { language: 'dockerfile' };
