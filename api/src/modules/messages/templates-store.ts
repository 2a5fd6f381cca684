import type { MessageTemplate } from '@meritum/shared/contracts/message-templates';
import { type Collections, defineStore, nothingPersonal } from '../../module-kit/define-store';
import { unlessTaken } from '../../platform/mongo/duplicate-key';

type Stored = Omit<MessageTemplate, 'id'> & { _id: string };

function createStore(db: Collections<'messageTemplates'>) {
  const templates = db.collection<Stored>('messageTemplates');
  return {
    findAll: async (): Promise<MessageTemplate[]> =>
      (await templates.find().sort({ name: 1, _id: 1 }).toArray()).map(({ _id: id, ...one }) => ({
        id,
        ...one,
      })),
    /** Adds or replaces a template; false when another has its name. */
    save: async ({ id: _id, ...template }: MessageTemplate) =>
      (await unlessTaken(templates.replaceOne({ _id }, template, { upsert: true }))) !== null,
    async remove(_id: string) {
      await templates.deleteOne({ _id });
    },
  };
}

export const templatesStore = defineStore({
  contents: { messageTemplates: { holds: 'Texts that organisers begin messages with' } },
  collections: { messageTemplates: [{ key: { to: 1, name: 1 }, unique: true }] },
  personalData: nothingPersonal('texts of the programme, without who wrote them'),
  createStore,
});

export type TemplatesStore = ReturnType<typeof templatesStore>;
