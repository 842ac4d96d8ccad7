import { isBooleanText } from './boolean-text.ts';
import { readCsvFields } from './csv-fields.ts';
import type { Instruction } from './instruction.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

const FLAG = '--device=';

/** What Docker rejects the `--device` flags of a RUN for (BuildKit instructions/commands_rundevice.go `ParseDevice`). */
export function complainAboutDevices(run: Instruction): string | undefined {
  for (const flag of run.flags) {
    const complaint = flag.text.startsWith(FLAG)
      ? complainAboutDevice(sliceSource(flag, FLAG.length))
      : undefined;
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** The first field that is no option is the name, even with a `=` in it. */
function complainAboutDevice(value: SourceText): string | undefined {
  const fields = readCsvFields(value);
  if (fields === undefined) return 'the value of --device is no list of fields';
  let name = '';
  for (const { text } of fields) {
    const equals = text.indexOf('=');
    const key = text.slice(0, equals === -1 ? undefined : equals).toLowerCase();
    if (key === 'required') {
      if (equals !== -1 && !isBooleanText(text.slice(equals + 1)))
        return `"${text}" is neither true nor false`;
    } else if (name !== '') return `a device has no field "${text}" after its name`;
    else name = key === 'name' && equals !== -1 ? text.slice(equals + 1) : text;
  }
  return undefined;
}
