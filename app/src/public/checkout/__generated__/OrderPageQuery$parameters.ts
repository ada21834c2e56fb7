/**
 * @generated SignedSource<<fc84ea44c5f4fec9ffc17318c880b2b4>>
 * @relayHash 84bc6f49fc8498b3214950ea73cca701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffa3ec0af5e34537d7908a9d34aba06e8d79b24b7a97a21c242a8d82264417b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ffa3ec0af5e34537d7908a9d34aba06e8d79b24b7a97a21c242a8d82264417b",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
