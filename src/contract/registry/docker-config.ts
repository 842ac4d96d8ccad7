import { z } from 'zod';

const Auth = z.object({
  /** base64 of `user:password`. */
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
});

/** Logins in docker's `config.json` (docker/cli, `configfile`); other fields are accepted. */
export const DockerConfig = z.object({
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
