/**
 * @generated SignedSource<<eabec1640d7fcabe73e41dfb00d30961>>
 * @relayHash b87b8066f1822c1524a57b76b2acdce8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93d84a38dfd70792e574c98c17eca58d570090bf914d3c41a17464b3b1aae54a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93d84a38dfd70792e574c98c17eca58d570090bf914d3c41a17464b3b1aae54a",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
