import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';

const PREFIX = 'docker-image://';

/** Comments, and gaps between tokens on a line. */
const GAPS = ['', ' ', ' ', '  ', '\t', ' /* "x" */ ', ' /*\n}*/ '] as const;
const LINE_ENDS = ['\n', '\n', '\r\n', ' # "c\n', ' // }\n', '\n\n', ' #\u2028 b = "x"\n'] as const;

/** Writes a bake file in HCL whose targets have a context for each image, in the forms that mean it. */
export function writeOddHcl(images: readonly string[], random: Random): string {
  const gap = (): string => pick(GAPS, random);
  const end = (): string => pick(LINE_ENDS, random);
  const name = (): string => pick(['a', '"a"', 'é', '"b c"', 'for-a', '"\\u0061"'], random);
  const targets = images.map((image, index) => {
    const context = `${oddKey(`c${index}`, random)}${gap()}${pick(['=', ':'], random)} ${oddText(image, random)}`;
    const contexts = pick(
      [
        `{ ${context} }`,
        `{${end()}${context}${end()}}`,
        `{ ${context}, x = "./y",${end()}z = ["docker"][0] }`,
      ],
      random,
    );
    const labels = `target ${name()}${gap()}`;
    const other = random(3) === 0 ? `  args = { A = <<-E\n    docker-image://x\n    E\n  }${end()}` : '';
    return `${labels}{${end()}${other}  contexts${gap()}=${gap()}${contexts}${end()}}${end()}`;
  });
  return targets.join('');
}

/** Writes a bake file in the JSON syntax of HCL. */
export function writeOddBakeJson(images: readonly string[], random: Random): string {
  const gap = (): string => pick(['', ' ', '\n', '\t', '\r\n'], random);
  const contexts = images.map(
    (image, index) =>
      `${escaped(`c${index}`, random)}${gap()}:${gap()}${escaped(`${PREFIX}${image}`, random)}`,
  );
  const object = (key: string, value: string): string =>
    `{${gap()}${escaped(key, random)}${gap()}:${gap()}${value}${gap()}}`;
  const target = object('contexts', `{${contexts.join(`,${gap()}`)}}`);
  const isListed = random(4) === 0;
  const targets = object('a', isListed ? `[${target}]` : target);
  return object('target', random(4) === 0 ? `[${targets}]` : targets);
}

function oddKey(key: string, random: Random): string {
  return pick([key, key, `"${key}"`, `("${key}")`, `"\${"${key}"}"`, `(true ? "${key}" : "x")`], random);
}

/** A context in HCL; the last forms are expressions that need no variables. */
function oddText(image: string, random: Random): string {
  const text = `${PREFIX}${image}`;
  const cut = random(text.length);
  return pick(
    [
      `"${text}"`,
      `"${text}"`,
      `"${text}"`,
      escapedHcl(text, random),
      escapedHcl(text, random),
      `<<E\n${text}\nE\n`,
      `<<é\n${text}\n\u2003é\u0085\n`,
      `<<-E\n   ${text}\n   E\n`,
      `"${text.slice(0, cut)}\${"${text.slice(cut)}"}"`,
      `"\${"${text.slice(0, cut)}"}${text.slice(cut)}"`,
      `"%{ if true }${text}%{ endif }"`,
      `("${text}")`,
      `true ? "${text}" : "x"`,
      `{ a = "${text}" }.a`,
      `{ "a b" = "${text}" }["a b"]`,
      `["x", "${text}"][1]`,
      `[for x in ["${text}"] : x][0]`,
    ],
    random,
  );
}

function escapedHcl(text: string, random: Random): string {
  const characters = Array.from(text, (character) => {
    const point = character.charCodeAt(0).toString(16);
    const forms = [`\\u${point.padStart(4, '0')}`, `\\U${point.padStart(8, '0')}`];
    return random(4) === 0 ? pick(forms, random) : character;
  });
  return `"${characters.join('')}"`;
}

function escaped(text: string, random: Random): string {
  const characters = Array.from(text, (character) => {
    if (random(5) > 0) return character;
    return character === '/' ? '\\/' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${characters.join('')}"`;
}
