/** The booleans of YAML 1.1, as the parser of Helm and kustomize reads them. */
const TRUE = /^(?:y|Y|yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
const FALSE = /^(?:n|N|no|No|NO|false|False|FALSE|off|Off|OFF)$/;

/** Its numbers, without the `_` that can be anywhere in them: with another base, and in decimals. */
const BASED = /^([-+]?)0(?:([xX][\da-fA-F]+)|[oO]?([0-7]+)|([bB][01]+))$/;
const DECIMAL = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

/**
 * Returns what a Helm template prints for an unquoted scalar of a values file that YAML 1.1 reads as a number or a boolean:
 * `1.1` for 1.10, `15` for 017, `1e+06` for 1000000, `true` for yes; undefined for a text, which stays as written (measured
 * with Helm 3.19; Go's `%v` of a float64). Takes no value without a digit, such as `.inf`, which Helm rejects.
 */
export function numberText(written: string): string | undefined {
  if (TRUE.test(written)) return 'true';
  if (FALSE.test(written)) return 'false';
  const value = numberOf(written);
  return Number.isFinite(value) ? shortestText(value) : undefined;
}

/**
 * Returns the text that Compose passes on for an unquoted scalar that is a number or a boolean; undefined for a text. Unlike
 * for Helm, whole numbers have no exponent, and yes and on are texts (measured with compose-go 2.16).
 */
export function composeNumberText(written: string): string | undefined {
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(written)) return written.toLowerCase();
  const value = numberOf(written);
  if (!Number.isFinite(value)) return undefined;
  return Number.isSafeInteger(value) && !/[.eE]/.test(written) ? String(value) : shortestText(value);
}

function numberOf(written: string): number {
  const text = /^[-+.\d]/.test(written) ? written.replaceAll('_', '') : '';
  const [, sign = '', hexadecimal, octal, binary] = BASED.exec(text) ?? [];
  const based = hexadecimal ?? (octal === undefined ? binary : `o${octal}`);
  if (based !== undefined) return Number(`0${based}`) * (sign === '-' ? -1 : 1);
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

/** Go writes an exponent of two digits, from the seventh digit before the point on, or the fifth zero behind it. */
function shortestText(value: number): string {
  const [digits = '', sign = '', exponent = ''] = value.toExponential().split(/e([-+])/);
  const power = Number(`${sign}${exponent}`);
  return power >= -4 && power < 6 ? String(value) : `${digits}e${sign}${exponent.padStart(2, '0')}`;
}
