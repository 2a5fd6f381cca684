import type { Migration } from '../migration';

export const sessionsNameCredentials: Migration = {
  id: '0002-sessions-name-credentials',
  describe: 'sessions that do not name the credentials they rest on end',
  when: 'after-indexes',
  async up(db) {
    await db.collection('sessions').deleteMany({ credentials: { $exists: false } });
  },
};
