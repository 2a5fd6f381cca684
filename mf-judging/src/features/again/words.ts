import type { JudgingQuestion } from '@meritum/shared/contracts/judging-again';

export const answers = { yes: 'Yes, I judge again', no: 'Not this season' } as const;

export const failed = 'Could not save your answer.';

const final = 'A yes is final once judging opens.';

export function meaningOf(answer: JudgingQuestion['answer'], name: string) {
  if (answer === 'yes')
    return {
      title: 'You judge again',
      text: `You take part in ${name}. Say whom you work for now if that has changed. We email you when your assignments are ready. ${final}`,
    };
  if (answer === 'no')
    return {
      title: 'You do not judge this season',
      text: `You are assigned nothing in ${name}. You can still say yes. ${final}`,
    };
  return {
    title: 'Will you judge again?',
    text: `You are assigned nothing in ${name} until you say yes. ${final}`,
  };
}
