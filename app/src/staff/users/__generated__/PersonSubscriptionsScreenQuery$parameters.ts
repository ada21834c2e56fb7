/**
 * @generated SignedSource<<6408c5c1d9fac7af116e222b5aa5f9cc>>
 * @relayHash 9dafd3a0ad0df4171a21755b8493cb2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec5c77863fe67647bf97ff16f6a42a93c79b6cc09f1f59f668b56ebd196fd43c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonSubscriptionsScreenQuery } from './PersonSubscriptionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonSubscriptionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec5c77863fe67647bf97ff16f6a42a93c79b6cc09f1f59f668b56ebd196fd43c",
    "metadata": {},
    "name": "PersonSubscriptionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
