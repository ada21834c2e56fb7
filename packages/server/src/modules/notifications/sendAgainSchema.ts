import { builder } from '../../graphql/builder.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { OutboxMessageRef } from './refs.ts';
import { outboxLoader } from './repo.ts';
import { sendMailAgain } from './sendAgain.ts';

const SendMailAgainInput = builder.inputType('SendMailAgainInput', {
  fields: (t) => ({ databaseId: t.int({ required: true }) }),
});

commandField(
  'sendMailAgain',
  { type: OutboxMessageRef, loader: outboxLoader },
  {
    description: 'Makes an email that failed or was cancelled due again immediately.',
    args: (arg) => ({ input: arg({ type: SendMailAgainInput, required: true }) }),
    run: async (ctx, { input: { databaseId } }) => {
      await sendMailAgain(ctx, databaseId);
      return databaseId;
    },
  },
);
