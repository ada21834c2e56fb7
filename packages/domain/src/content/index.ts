export { type Audience, audienceText } from './audienceText.ts';
export { isLive, type Publication, PUBLICATIONS, publicationOf, type Shown, whyNotPublishNow } from './publication.ts';
export { publicationText } from './publicationText.ts';
export { type PublishCheck, publishChecks, type PublishFacts, whyNotPublish } from './publishChecks.ts';
export { PUBLISH_WHEN, type PublishForm, publishForm } from './publishForm.ts';
