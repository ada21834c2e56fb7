/**
 * @generated SignedSource<<9613d5dd3b6915eccbad7270bae508b3>>
 * @relayHash 852dd9a74a1ac69a140cdf8fca9019f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7442e1ffea45101659e17dfeec615e09ac49a6d1575f07fa04a0b300df20b2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7442e1ffea45101659e17dfeec615e09ac49a6d1575f07fa04a0b300df20b2b",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
