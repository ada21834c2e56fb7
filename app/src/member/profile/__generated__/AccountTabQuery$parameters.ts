/**
 * @generated SignedSource<<87a549b0d6e9caba30a32dd4f9d68312>>
 * @relayHash 4ca90554388aec7da640acda355ee674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec35698cf5d6941e402fc7a45c596679a6bcf32cb2a69e43386967517f6c707a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec35698cf5d6941e402fc7a45c596679a6bcf32cb2a69e43386967517f6c707a",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
