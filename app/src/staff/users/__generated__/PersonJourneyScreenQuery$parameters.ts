/**
 * @generated SignedSource<<cbd93b4efd924f089907a6e2ecb58f2a>>
 * @relayHash 34ba0aad3d034de5eca0ee4fb15a6737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e403a9cf5eb647fc1ba71c9f86b750d456bd92dcb7145b9a02e1b9e20fe00ae7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonJourneyScreenQuery } from './PersonJourneyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonJourneyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e403a9cf5eb647fc1ba71c9f86b750d456bd92dcb7145b9a02e1b9e20fe00ae7",
    "metadata": {},
    "name": "PersonJourneyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
