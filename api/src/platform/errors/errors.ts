import plugin from 'fastify-plugin';
import { DomainError } from './domain-error';
import { sendProblem } from './problems';

/** One handler for every error and for every path that nobody answers. */
export const errors = plugin(
  async (app) => {
    app.setErrorHandler(sendProblem);
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
      throw new DomainError('not-found', 'There is nothing at this address.');
    });
  },
  { name: 'errors', dependencies: ['rates'] },
);
