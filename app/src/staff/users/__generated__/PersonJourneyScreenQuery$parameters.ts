/**
 * @generated SignedSource<<65166e3dfbcfdc128a6857099ebe6e0b>>
 * @relayHash 09a919d0e637d8fba7e09896a98bca0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24319d7fc9ae7096ed0e11a9f27373957a9b7b3fb9c106f597a062ca10e4edf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonJourneyScreenQuery } from './PersonJourneyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonJourneyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a24319d7fc9ae7096ed0e11a9f27373957a9b7b3fb9c106f597a062ca10e4edf",
    "metadata": {},
    "name": "PersonJourneyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
