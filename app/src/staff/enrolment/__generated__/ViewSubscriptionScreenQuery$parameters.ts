/**
 * @generated SignedSource<<c015092ba6405781c73d8800e839dc0b>>
 * @relayHash 2d9be1929cefbfa179366547d134b90a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b878aae1ae333488d67f2d733b490e0ef59a0f413e98e11b888cb1c58ad9b2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewSubscriptionScreenQuery } from './ViewSubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<ViewSubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b878aae1ae333488d67f2d733b490e0ef59a0f413e98e11b888cb1c58ad9b2e",
    "metadata": {},
    "name": "ViewSubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
