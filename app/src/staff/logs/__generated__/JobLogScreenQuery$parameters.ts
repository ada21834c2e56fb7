/**
 * @generated SignedSource<<922d6f9cfc938b1aecfc9607c968c768>>
 * @relayHash 36af80a519e10b0a9a0494bfe549982e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8b908c29504685db4453032e324707c8ded6cc63bf2619c509423d8d0c8e65d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobLogScreenQuery } from './JobLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8b908c29504685db4453032e324707c8ded6cc63bf2619c509423d8d0c8e65d",
    "metadata": {},
    "name": "JobLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
