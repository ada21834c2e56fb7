/**
 * @generated SignedSource<<6d710f598a4c4e56c729c15154beca99>>
 * @relayHash 1b2af99d7e73dc94c5557c5a0d4d91e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ab7caa06684b71b45bb92c8d490b4dd98c2bb846201e66f8aeccf3c562cc50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicInfoTabQuery } from './BasicInfoTabQuery.graphql';

const node: PreloadableConcreteRequest<BasicInfoTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0ab7caa06684b71b45bb92c8d490b4dd98c2bb846201e66f8aeccf3c562cc50",
    "metadata": {},
    "name": "BasicInfoTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
