/**
 * @generated SignedSource<<ef6ddd0dc2daa5a3dca9e5c501415833>>
 * @relayHash f4ebd93a0c806f0a2c3bef52fe35f797
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4009bc16fa4321b432d1a16073f52ca730351ee8da29dce38ba8b1fd2e38c02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RoundsScreenQuery } from './RoundsScreenQuery.graphql';

const node: PreloadableConcreteRequest<RoundsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4009bc16fa4321b432d1a16073f52ca730351ee8da29dce38ba8b1fd2e38c02",
    "metadata": {},
    "name": "RoundsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
