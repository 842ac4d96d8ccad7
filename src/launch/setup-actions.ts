// The commands that set up a repository: one part of the bundle, because separate parts would repeat their shared code.
export { doctorCommand } from '../setup/doctor.ts';
export { initCommand } from '../setup/init.ts';
