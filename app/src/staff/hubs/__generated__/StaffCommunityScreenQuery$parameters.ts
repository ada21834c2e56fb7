/**
 * @generated SignedSource<<fa642fb47aeb036dc7227ccf1448c604>>
 * @relayHash 1dd77f48edbee4cb683e1f32ff9faacf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 491ba0439d58c043be61bbf2dd0bf3b8c0e4ea24e7bf8cf93ac939cc40f7dec3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffCommunityScreenQuery } from './StaffCommunityScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffCommunityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "491ba0439d58c043be61bbf2dd0bf3b8c0e4ea24e7bf8cf93ac939cc40f7dec3",
    "metadata": {},
    "name": "StaffCommunityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
