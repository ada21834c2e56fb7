export { asLine } from './asLine.ts';
export { centavosField } from './centavosField.ts';
export { cleanLine, hasForbiddenCharacters } from './cleanLine.ts';
export { cleanParagraphs } from './cleanParagraphs.ts';
export { dayField } from './dayField.ts';
export { fieldErrors, type Schema } from './fieldErrors.ts';
export { FORM_FIELD_TYPES, type FormFieldType } from './formFieldTypes.ts';
export {
  type FormField,
  type FormCondition,
  type FormFileKind,
  FORM_DAYS,
  FORM_FILE_CATEGORIES,
  FORM_FILE_KINDS,
  FORM_LIMITS,
  hasOptions,
  newFormField,
} from './formFields.ts';
export { answersForm, answerName, type FormAnswer, type FormFileAnswer } from './answersForm.ts';
export { answerText } from './answerText.ts';
export {
  FORM_LAYOUTS,
  type FormLayout,
  type FormSettings,
  formSettingsForm,
  JOURNEY_FORM_SLUG_STAYS,
  MAX_RESPONSES,
  newFormForm,
} from './formForms.ts';
export { formResponsesList, formsList } from './formsList.ts';
export { FORM_STATUS_TEXTS, type FormFacts, type FormStatus, formStatus } from './formStatus.ts';
export { formDraftForm, type FormDraft, formVersionForm, NO_QUESTIONS, TOO_MANY_FIELDS } from './formVersionForm.ts';
export { journeyStage, MAX_STAGE_RULES, type StageRule, whyNotStageRule } from './journeyStage.ts';
export {
  MIN_RESPONSE_SECONDS,
  RESPONSE_CHANGED,
  RESPONSE_CONSENT,
  RESPONSE_CONSENT_NEEDED,
  RESPONSE_NEEDS_LOGIN,
  RESPONSE_TOO_FAST,
  responseKey,
  UNSENT_RESPONSE_DAYS,
  visitorForm,
} from './responseForm.ts';
export { mergedQuestions } from './mergedQuestions.ts';
export { type FormAnswers, visibleFields } from './visibleFields.ts';
export { whyNotShowIf } from './whyNotShowIf.ts';
export { FORM_STATES, type FormState, mayMoveForm } from './formStates.ts';
export { emptyValues, formValues, type FormValues, idsOf } from './formValues.ts';
export { formMessage, GENERIC_FORM_MESSAGES, hiddenCharacters } from './genericMessages.ts';
export { optionalHttps } from './httpsField.ts';
export { optionalDay } from './optionalDay.ts';
export { optionalPastDay, pastDay } from './pastDay.ts';
export { MAX_PRICE, optionalPesos, wholePesos } from './pesosField.ts';
export { optionalLine, optionalText, requiredLine, requiredText } from './textField.ts';
export { type FormErrors, validateWith } from './validateWith.ts';
export { visibleText } from './visibleText.ts';
export { recordId, recordIds, wholeNumber } from './wholeNumberField.ts';
