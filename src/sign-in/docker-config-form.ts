import { z } from 'zod';

import { isNamed } from '../text/field-name.ts';

/** An object whose fields can have names in any case, as Go programs read them. */
function object<Shape extends z.ZodRawShape>(shape: Shape): z.ZodType<z.infer<z.ZodObject<Shape>>> {
  const names = Object.keys(shape);
  const rename = (key: string): string => names.find((name) => isNamed(key, name)) ?? key;
  return z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [rename(key), one]))
        : value,
    z.object(shape),
  );
}

const Auth = object({
  /** base64 of `user:password`. */
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
});

/** Logins in docker's `config.json` (docker/cli, `configfile`); other fields are accepted. */
export const DockerConfig = object({
  auths: z
    .record(z.string(), Auth)
    .nullish()
    .transform((auths) => auths ?? {}),
  credsStore: z.string().optional(),
  credHelpers: z
    .record(z.string(), z.string())
    .nullish()
    .transform((helpers) => helpers ?? {}),
});
export type DockerConfig = z.infer<typeof DockerConfig>;

/** Response of a credential helper to `get` (docker/docker-credential-helpers). */
export const HelperAnswer = z.object({ Username: z.string(), Secret: z.string() });
