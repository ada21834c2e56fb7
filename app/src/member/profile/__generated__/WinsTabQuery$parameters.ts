/**
 * @generated SignedSource<<6dcaad36b1009a1a4f289b43dc65cc2e>>
 * @relayHash 97733df420cde39e11d61fde30274058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ba210e56834f4be02a84c57e95e57879250d9f15722a9d0448b972697f1fcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WinsTabQuery } from './WinsTabQuery.graphql';

const node: PreloadableConcreteRequest<WinsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14ba210e56834f4be02a84c57e95e57879250d9f15722a9d0448b972697f1fcd",
    "metadata": {},
    "name": "WinsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
