/**
 * @generated SignedSource<<e6e0b4e59e4f34597f144a8cee0e775b>>
 * @relayHash 6c299241dc0abbc1a5f997096bb74401
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786ea5026388bc93da9cff3b5533a7f87a4e31ef0a2b686fb5c3aae02bdf6b1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailLogScreenQuery } from './MailLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<MailLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786ea5026388bc93da9cff3b5533a7f87a4e31ef0a2b686fb5c3aae02bdf6b1a",
    "metadata": {},
    "name": "MailLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
