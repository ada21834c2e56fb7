import { BarTable, Card, Columns, EmptyState, Heading, KeyValueList, Stack, Text, Vignette } from '@atlas/ui';
import { answerText, hasOptions } from '@atlas/domain/forms';
import { countNoun, NO_DATA } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { formFieldOf } from '../../shared/forms/formFieldOf.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormSummaryScreenQuery, FormSummaryScreenQuery$data } from './__generated__/FormSummaryScreenQuery.graphql.ts';

type Summary = NonNullable<FormSummaryScreenQuery$data['viewer']['form']>['summary'][number];

const RESPONSE = { one: 'response', many: 'responses' };
const ANSWER = { one: 'answer', many: 'answers' };

const QUERY = graphql`
  query FormSummaryScreenQuery($id: Int!) @preloadable {
    viewer {
      form(databaseId: $id) {
        ...FormPage_form
        responseCount
        summary {
          answered
          average
          lowest
          highest
          counts {
            option
            chosen
          }
          field {
            ...formFieldOf_field
          }
        }
      }
    }
  }
`;

/** The Summary tab of a form: the answers to each question, counted over all versions. */
export function FormSummaryScreen({ queryRef }: { queryRef: PreloadedQuery<FormSummaryScreenQuery> }) {
  const { form } = usePreloadedQuery<FormSummaryScreenQuery>(QUERY, queryRef).viewer;
  if (form == null) return <NotFound />;
  const { responseCount, summary } = form;
  return (
    <FormPage form={form} tab="summary">
      {responseCount === 0 ? (
        <EmptyState vignette={<Vignette of="notifications" />} title={NO_DATA} text="Figures appear here with the first response." />
      ) : (
        <Stack gap={5}>
          <Text tone="muted">{`${countNoun(responseCount, RESPONSE)} over all versions of the form.`}</Text>
          <Columns gap={5} least="part">
            {summary.map((one) => {
              const field = formFieldOf(one.field);
              return (
                <Card key={field.key}>
                  <Stack gap={3}>
                    <Heading level={2} size="subheading">
                      {field.label}
                    </Heading>
                    <Text size={14} tone="muted">
                      {countNoun(one.answered, ANSWER)}
                    </Text>
                    <Figures summary={one} field={field} />
                  </Stack>
                </Card>
              );
            })}
          </Columns>
        </Stack>
      )}
    </FormPage>
  );
}

/** The chart of a question with options, or the range of numbers. Texts and files are in the responses. */
function Figures({ summary, field }: { summary: Summary; field: ReturnType<typeof formFieldOf> }) {
  const { answered, average, lowest, highest, counts } = summary;
  if (hasOptions(field.type))
    return (
      <BarTable
        label={field.label}
        headers={['Answer', 'Responses']}
        rows={counts.map(({ option, chosen }) => ({ key: option, label: option, value: chosen, text: shareText(chosen, answered) }))}
      />
    );
  if (average == null || lowest == null || highest == null) return null;
  const text = (value: number) => answerText(field.type, field.type === 'peso' ? Math.round(value) : Math.round(value * 100) / 100);
  return (
    <KeyValueList
      items={[
        { label: 'Average', value: text(average) },
        { label: 'Lowest', value: text(lowest) },
        { label: 'Highest', value: text(highest) },
      ]}
    />
  );
}

/** A number with its share of all who answered: "12 (40%)". */
const shareText = (chosen: number, answered: number): string =>
  answered === 0 ? String(chosen) : `${chosen} (${Math.round((chosen / answered) * 100)}%)`;
