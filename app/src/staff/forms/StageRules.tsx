import { Button, Card, Heading, Row, Select, Stack, Text } from '@atlas/ui';
import { type FormDraft, type FormField, hasOptions, MAX_STAGE_RULES } from '@atlas/domain/forms';
import { truncate } from '@atlas/domain/lists';

interface StageRulesProps {
  fields: readonly FormField[];
  rules: FormDraft['stageRules'];
  stages: readonly { readonly databaseId: number; readonly number: number; readonly name: string }[];
  errors: Readonly<Record<string, string>>;
  onChange: (rules: FormDraft['stageRules']) => void;
}

/** The rules of the Journey Form: in which stage a member begins. The first that applies decides. */
export function StageRules({ fields, rules, stages, errors, onChange }: StageRulesProps) {
  const answers = fields
    .filter(({ type }) => hasOptions(type))
    .flatMap(({ key, label, options = [] }) =>
      options.map((option) => ({ value: `${key}=${option}`, label: `${truncate(label, 40)} ${option}` })),
    );
  const places = stages.map(({ databaseId, number, name }) => ({ value: String(databaseId), label: `${number}. ${name}` }));
  const [first] = answers;
  const [stage] = stages;
  const set = (at: number, to: Partial<FormDraft['stageRules'][number]>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...to } : rule)));
  return (
    <Card>
      <Stack gap={4} as="section" aria-labelledby="stage-rules">
        <Heading level={2} size="subheading" id="stage-rules">
          First stage
        </Heading>
        <Text size={14} tone="muted">
          {`The first rule that applies decides in which stage a member begins. Everyone else begins in stage ${stage?.number ?? 1}.`}
        </Text>
        {rules.map((rule, at) => {
          const value = `${rule.key}=${rule.equals}`;
          const isKnown = answers.some((answer) => answer.value === value);
          return (
            <Row key={`${at} ${value}`} gap={3} align="end" wrap>
              <Select
                name={`stageRules.${at}`}
                label={`Answer of rule ${at + 1}`}
                value={value}
                onChange={(next) => {
                  const end = next.indexOf('=');
                  set(at, { key: next.slice(0, end), equals: next.slice(end + 1) });
                }}
                options={[...(isKnown ? [] : [{ value, label: rule.equals }]), ...answers]}
                error={errors[`stageRules.${at}`]}
              />
              <Select
                name={`stageRules.${at}.stage`}
                label={`Stage of rule ${at + 1}`}
                value={String(rule.stageId)}
                onChange={(next) => set(at, { stageId: Number(next) })}
                options={places}
              />
              <Button size="dense" variant="danger-quiet" onClick={() => onChange(rules.filter((_rule, index) => index !== at))}>
                {`Remove rule ${at + 1}`}
              </Button>
            </Row>
          );
        })}
        {first !== undefined && stage !== undefined && rules.length < MAX_STAGE_RULES && (
          <Row>
            <Button
              size="dense"
              onClick={() => {
                const end = first.value.indexOf('=');
                onChange([...rules, { key: first.value.slice(0, end), equals: first.value.slice(end + 1), stageId: stage.databaseId }]);
              }}
            >
              Add rule
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
