/**
 * @generated SignedSource<<03628dc517b61ff9905eafd742bcad6c>>
 * @relayHash fd4113999e900b6e65a5fc2c2b094ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d94d329e29dfecf193c8091eac18fb3d4b3c72fc7b97cf87f0f56da06bbaacd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SendDialogQuery } from './SendDialogQuery.graphql';

const node: PreloadableConcreteRequest<SendDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d94d329e29dfecf193c8091eac18fb3d4b3c72fc7b97cf87f0f56da06bbaacd4",
    "metadata": {},
    "name": "SendDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
