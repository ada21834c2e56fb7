/**
 * @generated SignedSource<<a3292a538058c0fd2afa366c66eba282>>
 * @relayHash 666d33351646502347b281c31f9f2dfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b114f112919a2d048329d544a57c126f26bf1e7411b3f28a3d5bdc7c1c56081e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountabilityGroupsScreenQuery } from './AccountabilityGroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountabilityGroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b114f112919a2d048329d544a57c126f26bf1e7411b3f28a3d5bdc7c1c56081e",
    "metadata": {},
    "name": "AccountabilityGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
