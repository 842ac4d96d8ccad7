import { readWorkflow } from '../workflow/workflow-file.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.ts';
import { blocksOf, fillIn, PAGES, placeOf } from './blocks.ts';
import type { Block } from './blocks.ts';

/** A workflow of a page for one of its events, as a reader commits it. */
export interface WorkflowBlock {
  /** Where it is, and the event: `README.md:96 # .github/workflows/images.yml on push`. */
  readonly title: string;
  readonly path: string;
  /** With the values of the example instead of placeholders. */
  readonly text: string;
  /** The event, for a repository with a branch `topic` and the commit before the last one on its default branch. */
  event(before: string): WorkflowEvent;
}

/** Whether a block is a workflow file. */
export function isWorkflow({ info, text }: Block): boolean {
  return info === 'yaml' && text.startsWith('# .github/workflows/');
}

/** All workflows of the pages, once for each event that starts them. */
export function workflowBlocks(): readonly WorkflowBlock[] {
  return PAGES.flatMap(blocksOf)
    .filter(isWorkflow)
    .flatMap((block) => {
      const [, path = ''] = /^# (\S+)/.exec(block.text) ?? [];
      const { on } = readWorkflow(path, block.text);
      return Object.keys(on).map((name) => ({
        title: `${placeOf(block)} on ${name}`,
        path,
        text: fillIn(block.text),
        event: (before) => eventNamed(name, before, on.schedule?.[0]?.cron ?? ''),
      }));
    });
}

function eventNamed(name: string, before: string, cron: string): WorkflowEvent {
  switch (name) {
    case 'pull_request':
      return { name, head: 'topic' };
    case 'merge_group':
      return { name, head: 'topic' };
    case 'push':
      return { name, before };
    case 'schedule':
      return { name, cron };
    case 'workflow_dispatch':
      return { name };
    default:
      throw new Error(`an event that the runner does not know: ${name}`);
  }
}
