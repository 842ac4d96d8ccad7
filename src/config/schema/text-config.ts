import { z } from 'zod';

import { strictObject } from '../../api/schema/strict-object.ts';

const Glob = z.string('must be a glob').min(1, 'must not be empty');
const Host = z
  .string('must be a host')
  .regex(
    /^(?:localhost|(?:\*\.)?[A-Za-z0-9](?:[A-Za-z0-9.-]*\.)[A-Za-z0-9.-]*[A-Za-z0-9])(?::\d+)?$|^localhost:\d+$/,
    'must be a registry host such as ghcr.io',
  );

/** The section `text`: which texts are searched for images besides the files of known formats. */
export const TextConfig = strictObject({
  registries: z
    .array(Host, 'must be a list of hosts')
    .default([])
    .describe('More registries whose images are read from any text.'),
  include: z
    .array(Glob, 'must be a list of globs')
    .default([])
    .describe('Globs of documents, fixtures and generated files whose texts count.'),
  exclude: z
    .array(Glob, 'must be a list of globs')
    .default([])
    .describe('Globs of files whose texts are not read.'),
  pin: z
    .boolean('must be true or false')
    .default(false)
    .describe('Whether `pin` writes the first digest into a text, too.'),
});
