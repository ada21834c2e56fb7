/**
 * @generated SignedSource<<3ff3b282a09676dc9f5eecb30916ee00>>
 * @relayHash d1f7bbf463c71437afb44d08df8d2856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaada20db394ca1a28d66980d5c69db597d1339404274cfb0312cf349c8af18c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eaada20db394ca1a28d66980d5c69db597d1339404274cfb0312cf349c8af18c",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
