/** The two parts of what a HEALTHCHECK says after its flags: `CMD` or `NONE`, and the command. */
export interface Healthcheck {
  readonly type: string;
  readonly command: string;
}

/**
 * Cuts at the first run of blanks (BuildKit parser/line_parsers.go `parseHealthConfig`). Docker looks at single bytes here,
 * so that the bytes 85 and A0 inside a longer character part the two as well.
 */
export function cutHealthcheck(text: string): Healthcheck {
  const [, type = '', command = ''] =
    /^([^\t-\r \u0085\u00a0]*)[\t-\r \u0085\u00a0]*([^]*)$/.exec(text) ?? [];
  return { type, command };
}
